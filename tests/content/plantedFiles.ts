/** A fault planted in a file of the project, and what `npm run check` must say of it. */
export interface PlantedFile {
  fault: string;
  /** From the project's root; a new one if it does not exist. */
  file: string;
  /** From the file's text, empty for a new one, to what it holds with the fault. */
  plant: (text: string) => string | Uint8Array;
  rule: string;
  /** Words of the message. */
  says: string;
  /** Where it must be found, if not in line 1 of the file: another file, text of the line. */
  at?: {file?: string; line?: string};
  /** Files that the fault touches too, whose own findings follow from it. */
  also?: string[];
}

const TEXTS = 'i18n/pt-BR';

const replaced =
  (from: string | RegExp, to: string) =>
  (text: string): string => {
    const after = text.replace(from, () => to);
    if (after === text) {
      throw new Error(`The file does not contain ${from}; adapt the planted fault.`);
    }
    return after;
  };
const holding = (text: string) => (): string => text;
const page = (title: string): (() => string) => holding(`---\ntitle: ${title}\nkind: admin\n---\n\nText.\n`);

/** Files of interface texts that the framework cannot read: other commands than the check say the same of them. */
export const DAMAGED_TEXTS: PlantedFile[] = [
  {
    fault: 'texts of a sidebar that are no JSON',
    file: `${TEXTS}/docusaurus-plugin-content-docs-release-notes/current.json`,
    plant: (text) => `${text.trimEnd()},\n`,
    rule: 'interface-texts',
    says: 'The file is not JSON',
    at: {line: '},'},
  },
  {
    fault: 'texts cut off',
    file: `${TEXTS}/docusaurus-plugin-content-docs-v1/current.json`,
    plant: replaced(/(?<="Organ)[^]*/, ''),
    rule: 'interface-texts',
    says: 'The file is not JSON',
    at: {line: '"Organ'},
  },
  ...[
    {fault: 'an empty file of texts', text: '', says: 'The file is empty; restore it'},
    {fault: 'texts in a list', text: '[{"message": "Um"}]', says: 'The file has no texts by key; write `{"KEY"'},
    {fault: 'null in place of texts', text: 'null', says: 'The file has no texts by key'},
    {fault: 'texts after a byte order mark', text: '\uFEFF{}', says: 'starts with a byte order mark; save it as UTF-8'},
    {fault: 'texts in another encoding', text: Buffer.from('{"a": "\xe7"}', 'latin1'), says: 'The file is not UTF-8'},
    {fault: 'a text that is a number', text: '{"a": {"message": 1}}', says: 'The text `a` has no `message`'},
    {fault: 'a text that is no object', text: '{"a": "Um"}', says: 'The text `a` has no `message`; write `{"message"'},
    {fault: 'a text with another field', text: '{"a": {"message": "Um", "x": 1}}', says: 'has a field `x`'},
    {fault: 'a description that is no text', text: '{"a": {"message": "Um", "description": []}}', says: 'is no text'},
    {fault: 'texts nested too deeply', text: '['.repeat(100_000), says: 'The file is not JSON'},
  ].map(({fault, text, says}, index) => ({
    fault,
    file: `${TEXTS}/docusaurus-theme-classic/damaged${index}.json`,
    plant: () => text,
    rule: 'interface-texts',
    says,
  })),
];

/** All of them are planted at once, in files of their own, and looked for in one run. */
export const PLANTED_FILES: PlantedFile[] = [
  ...DAMAGED_TEXTS,
  {
    fault: 'a byte order mark',
    file: 'docs/v2/admin/users.md',
    plant: (text) => `\uFEFF${text}`,
    rule: 'readable',
    says: 'byte order mark; run `npm run check -- --fix`, which corrects it',
  },
  {
    fault: 'line ends of Windows',
    file: 'docs/v2/admin/audit.md',
    plant: (text) => text.replaceAll('\n', '\r\n'),
    rule: 'readable',
    says: 'Lines end in CR LF',
  },
  {
    fault: 'a page in another encoding',
    file: 'docs/v2/platform/alerts.md',
    plant: (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xe7, 0xe3, 0x6f, 0x0a])]),
    rule: 'readable',
    says: 'The file is not UTF-8',
    at: {line: '\uFFFD'},
  },
  {
    fault: 'a null byte',
    file: 'docs/v2/platform/iam.md',
    plant: (text) => `${text}\0\n`,
    rule: 'readable',
    says: 'null byte',
    at: {line: '\0'},
  },
  {
    fault: 'an empty page',
    file: 'docs/v2/admin/empty.md',
    plant: holding(''),
    rule: 'readable',
    says: 'The file is empty; write the page, or delete the file',
  },
  {
    fault: 'a page without front matter',
    file: 'docs/v2/admin/bare.md',
    plant: holding('# A title\n'),
    rule: 'readable',
    says: 'The file does not start with front matter',
  },
  {
    fault: 'a page in no folder of pages',
    file: 'docs/notes.md',
    plant: page('Notes on something'),
    rule: 'files',
    says: 'No page can lie in docs; move the file to docs/v1',
  },
  {
    fault: 'a translation in a folder that the site does not read',
    file: 'i18n/pt-BR/docs/notes.md',
    plant: page('Notas sobre algo'),
    rule: 'files',
    says: 'No page can lie in i18n/pt-BR/docs',
  },
  {
    fault: 'a name with a space, capitals and accents',
    file: 'docs/v2/admin/Minha Página.md',
    plant: page('My own page'),
    rule: 'files',
    says: '“Minha Página” is not lower-case ASCII words joined by hyphens; write “minha-pagina”',
  },
  {
    fault: 'a name with a number in front, which the site cuts off',
    file: 'docs/v2/admin/01-first.md',
    plant: page('The first page'),
    rule: 'files',
    says: '“01-first” starts with a number',
  },
  {
    fault: 'README.md in a folder (docusaurus-plugin-llms 73)',
    file: 'docs/v2/admin/README.md',
    plant: page('Read me first'),
    rule: 'files',
    says: '“README” is not lower-case ASCII',
  },
  {
    fault: 'a page called like its folder',
    file: 'docs/v2/platform/platform.md',
    plant: page('The platform itself'),
    rule: 'files',
    says: '“platform” stands for the page of its folder',
  },
  {
    fault: 'a name that starts with an underscore, which the site leaves out',
    file: 'docs/v2/admin/_draft.md',
    plant: page('A draft of something'),
    rule: 'files',
    says: '“_draft” is not lower-case ASCII',
  },
  {
    fault: 'two files of one address (docusaurus 8232)',
    file: 'docs/v2/platform/logs/index.md',
    plant: page('Logs once more'),
    rule: 'files',
    says: 'docs/v2/platform/logs.md has the same address',
    also: ['docs/v2/platform/logs.md', 'i18n/pt-BR/docusaurus-plugin-content-docs-v2/current/platform/logs.md'],
  },
  {
    fault: 'a page of another kind of file',
    file: 'docs/v2/admin/notes.markdown',
    plant: page('Notes'),
    rule: 'files',
    says: 'The site does not read this file',
  },
  {
    fault: 'a picture beside the pages',
    file: 'docs/v2/admin/screen.png',
    plant: holding('PNG'),
    rule: 'files',
    says: 'Pictures do not lie beside pages',
  },
  {
    fault: 'a category file of the framework',
    file: 'docs/v1/workspace/_category_.json',
    plant: holding('{"label": "Workspaces"}'),
    rule: 'files',
    says: 'Sections are written in sidebars.ts',
  },
  {
    fault: 'a text beside the pages',
    file: 'release-notes/todo.txt',
    plant: holding('Write.'),
    rule: 'files',
    says: 'The site does not read this file',
  },
  {
    fault: 'a picture of 2 MB',
    file: 'static/img/large.png',
    plant: () => new Uint8Array(2 * 1024 * 1024),
    rule: 'files',
    says: 'The file has 2048 KB, more than 300',
  },
  {
    fault: 'a picture whose name has a space and capitals (mattermost/docs 5307)',
    file: 'static/img/Foto 1.PNG',
    plant: holding('PNG'),
    rule: 'files',
    says: 'is not lower-case ASCII without spaces; write “foto-1.png”',
  },
  {
    fault: 'a picture of a kind that is not used',
    file: 'static/img/moving.gif',
    plant: holding('GIF'),
    rule: 'files',
    says: 'Pictures are SVG, PNG or WebP',
  },
  {
    fault: 'a screenshot that no page shows',
    file: 'static/img/en/shot.png',
    plant: holding('PNG'),
    rule: 'files',
    says: 'No page links to this file',
  },
  {
    fault: 'a download that no page links',
    file: 'static/downloads/soap-to-rest/unused.txt',
    plant: holding('Text'),
    rule: 'files',
    says: 'No page links to this file',
  },
  {
    fault: 'a file that does not belong to the site',
    file: 'static/report.docx',
    plant: holding('PK'),
    rule: 'files',
    says: 'No file of this kind belongs here',
  },
  {
    fault: 'a drawn picture that no page shows',
    file: 'static/img/en/screens/v2/admin/unused.svg',
    plant: holding('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    rule: 'pictures',
    says: 'No page shows this picture',
  },
  {
    fault: 'a picture changed by hand',
    file: 'static/img/en/diagrams/v2/overview.svg',
    plant: (text) => text.replace(/source="[^"]*"|sha256-\S+|data-source="[^"]*"/, 'source="other"'),
    rule: 'pictures',
    says: 'is not what its sources give now, or was changed by hand; run npm run pictures',
    at: {file: 'docs/v2/overview.md', line: '/img/en/diagrams/v2/overview.svg'},
  },
  {
    fault: 'a source of a picture that is not YAML',
    file: 'pictures/diagrams/v2/unused.yaml',
    plant: holding('title: a: b\n'),
    rule: 'pictures',
    says: 'The source is not YAML',
  },
  {
    fault: 'a source of a picture that no page shows',
    file: 'pictures/diagrams/v2/left-over.yaml',
    plant: holding('nodes: []\n'),
    rule: 'pictures',
    says: 'No page shows the picture of this source',
  },
  {
    fault: 'a sidebar that names a page which does not exist',
    file: 'sidebarsV2.ts',
    plant: replaced("'migrate-from-v1',", "'migrate-from-v1',\n    'migrate-from-v3',"),
    rule: 'sidebars',
    says: 'The sidebar names “migrate-from-v3”, but no page has this file; write “migrate-from-v1”',
    at: {line: "'migrate-from-v3'"},
  },
  {
    fault: 'a label of the top bar that is not translated',
    file: `${TEXTS}/docusaurus-theme-classic/navbar.json`,
    plant: replaced('Notas de versão', 'Release notes'),
    rule: 'interface-texts',
    says: 'The text “Release notes” is not translated',
    at: {line: '"item.label.Release notes"'},
  },
  {
    fault: 'a text of two places that changed in one of them',
    file: 'src/plugins/search/ui/SearchPage.tsx',
    plant: replaced("message: 'Try again'", "message: 'Try once more'"),
    rule: 'interface-texts',
    says: '`search.retry` is “Try once more” here and “Try again” in src/',
    at: {line: "id: 'search.retry'"},
  },
  {
    fault: 'a label of the footer that changed in English',
    file: 'docusaurus.config.ts',
    plant: (text) =>
      replaced(
        "label: 'About this manual'",
        "label: 'About us'",
      )(replaced('Start with v2</a>', 'Begin with v2</a>')(text)),
    rule: 'interface-texts',
    says: 'The text `link.item.label.About us` is missing; add “About us” in Portuguese',
    at: {file: `${TEXTS}/docusaurus-theme-classic/footer.json`},
  },
  {
    fault: 'an announcement that changed in English only',
    file: 'docusaurus.config.ts',
    plant: (text) => text,
    rule: 'interface-texts',
    says: 'The English text of `announcement` was “Support',
    at: {line: 'Begin with v2</a>'},
  },
  {
    fault: 'a text of a component that changed in English only',
    file: 'src/components/GenerationNote/index.tsx',
    plant: replaced('Read the v2 page', 'Open the v2 page'),
    rule: 'interface-texts',
    says: 'was “Read the v2 page” and is “Open the v2 page” now; translate it here',
    at: {file: `${TEXTS}/code.json`, line: '"generationNote.link"'},
  },
  {
    fault: 'a text of a component without a translation, one in English, and one that nothing asks for',
    file: `${TEXTS}/code.json`,
    plant: (text) =>
      replaced('"home.byRole"', '"home.byNobody"')(replaced('"Áreas do produto"', '"Product areas"')(text)),
    rule: 'interface-texts',
    says: 'The text `home.byRole` is missing; add “',
  },
  {
    fault: 'a text in English among the translations',
    file: `${TEXTS}/code.json`,
    plant: (text) => text,
    rule: 'interface-texts',
    says: 'The text “Product areas” is not translated',
    at: {line: '"home.byArea"'},
  },
  {
    fault: 'a text that nothing asks for',
    file: `${TEXTS}/code.json`,
    plant: (text) => text,
    rule: 'interface-texts',
    says: 'Nothing asks for the text `home.byNobody`',
    at: {line: '"home.byNobody"'},
  },
  {
    fault: 'an empty text of a sidebar',
    file: `${TEXTS}/docusaurus-plugin-content-docs-v2/current.json`,
    plant: replaced('"Administração"', '""'),
    rule: 'interface-texts',
    says: 'is empty; write it in Portuguese',
    at: {line: '"sidebar.docs.category.admin"'},
  },
  {
    fault: 'a release without headlines',
    file: 'model/timeline.yaml',
    plant: replaced(/(?<='2025-07-01':\n {4}aqd: 1\.8\.0\n {4}headlines:)(?:\n {6}- .*)+/, ' []'),
    rule: 'model',
    says: '`releases.2025-07-01.headlines` must not have fewer than 1 items',
    at: {line: 'headlines: []'},
  },
  {
    fault: 'a file of the model that is not YAML',
    file: 'model/thesaurus.yaml',
    plant: (text) => `${text}\nbroken: a: b\n`,
    rule: 'model',
    says: 'The file is not YAML',
    at: {line: 'broken: a: b'},
  },
  {
    fault: 'a key that the model does not know',
    file: 'model/fake-secrets.yaml',
    plant: replaced(/^secrets:/m, 'secret: 1\nsecrets:'),
    rule: 'model',
    says: '`secret` is no field here; use one of `secrets`',
    at: {line: 'secret: 1'},
  },
  {
    fault: 'facts that are no JSON',
    file: 'model/facts/apisix-plugins.json',
    plant: replaced('{', '{,'),
    rule: 'model',
    says: 'The file is not JSON',
  },
  {
    fault: 'a redirect to a page that does not exist',
    file: 'redirects.json',
    plant: replaced('[\n', '[\n  {\n    "from": "/v2/gone",\n    "to": "/v2/nowhere"\n  },\n'),
    rule: 'redirects',
    says: 'No page is at “/v2/nowhere”',
    at: {line: '"from": "/v2/gone"'},
    also: ['static/_redirects', 'deploy/nginx/maps.conf'],
  },
  {
    fault: 'an address that was published and leads nowhere',
    file: 'model/published-paths.txt',
    plant: replaced('/v2/admin/audit\n', '/v2/admin/audit\n/v2/admin/auditing\n'),
    rule: 'redirects',
    says: '“/v2/admin/auditing” was published and leads nowhere; add to redirects.json',
    at: {line: '/v2/admin/auditing'},
  },
  {
    fault: 'rules of the servers changed by hand',
    file: 'static/_headers',
    plant: (text) => `${text}\n# changed\n`,
    rule: 'served',
    says: 'run',
  },
  {
    fault: 'a page in English only',
    file: 'docs/v2/admin/only-english.md',
    plant: page('Only in English'),
    rule: 'parity',
    says: 'The page has no pt-BR version',
  },
  {
    fault: 'a page in Portuguese only',
    file: 'i18n/pt-BR/docusaurus-plugin-content-docs-v2/current/admin/only-portuguese.md',
    plant: page('Só em português'),
    rule: 'parity',
    says: 'The page has no en version',
  },
  {
    fault: 'a page that is said to wait for its Portuguese and does not',
    file: 'model/translations.yaml',
    plant: replaced(/^waiting:[^]*/m, "waiting:\n  /v2/platform/metrics: '2025-01-01'\n"),
    rule: 'translation',
    says: '/v2/platform/metrics is translated; run `npm run check -- --fix`',
    at: {line: '/v2/platform/metrics'},
  },
];
