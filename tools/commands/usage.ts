/** What each script of package.json takes and does: what `--help` prints. */
const SCRIPTS = {
  start: [
    '',
    `Serves both languages as a host would. Builds first when the build is missing, damaged or made from other inputs.
PORT=3000 in the environment names the port.`,
  ],
  dev: [
    '[--locale pt-BR] [--port NUMBER] [--host HOST]',
    `Shows pages as you write, in one language; a fault of a page shows in the browser, with its file and line.
The search needs npm start. Stop it with Ctrl+C.`,
  ],
  build: ['', 'Builds both languages into build/, with compressed copies, whether or not there is a build already.'],
  test: [
    '[--project NAME]... [OPTION OF VITEST]... [FILE]...',
    `What the tests need, then the tests: all of every day, or those of some folders of tests/ (unit, content, examples,
site, browser, served, long, crawl). The last line says how many passed and failed; exit code 1 when one failed.`,
  ],
  'test:long': [
    '[OPTION OF VITEST]... [FILE]...',
    'Long tests that most changes do not touch; their files end in .long.test.ts. Not part of npm test; .ci/run runs them.',
  ],
  crawl: [
    '',
    'Opens every page of both languages in Chromium; TOOLS=1: uses search, menus and the like on each. Not part of npm test.',
  ],
  check: [
    '[--fix] FILE...',
    `The content rules, without a build: of the whole manual, or of files and folders with their other language.
--fix first corrects whatever has one right answer. Exit code 1 when there are findings.
CONTRIBUTING.md says what each rule means and how a finding is corrected.`,
  ],
  'check:staged': ['', 'The content rules for the pages of the next commit. The optional hook in .githooks runs it.'],
  finish: [
    '[--base BRANCH] FILE...',
    `What a change needs before review, for the files that differ from the main branch or for those named: form,
corrections, pictures, examples, the record of translations that changed together with their English page, the content
rules. Ends with what is left for a person. Exit code 1 when something is.`,
  ],
  examples: [
    'FILE...',
    `Runs every code block in a real engine of its language: of the whole manual, or of files and folders.
Exit code 1 when there are findings.`,
  ],
  look: [
    '[--approve] [KIND...]',
    `Pictures of a page of each kind, or of the kinds named, in both languages, light and dark, at three widths, in print and
in forced colors: writes them into .cache/look; index.html there shows them all.
--approve   takes them with fixed texts instead, and makes those that look otherwise than before the approved ones, with
            which tests/browser/look.test.ts compares; look at the pictures first`,
  ],
  pictures: [
    '[--measure]',
    `Draws every picture that pages show, in both languages, and removes those that no page shows any more.
--measure lets Chromium measure them all: boxes, overlaps, contrast, size of text.
Exit code 1 when a picture cannot be drawn, or is not readable.`,
  ],
  'i18n:status': [
    'OPTION FILE...',
    `The pages without a translation, and the outdated translations with their changed sections.
--diff FILE...    shows what changed in the English since the translation was made
--update FILE...  records that translations, or files of interface texts, are up to date; refused while one lacks what
                  the English page has
--typo FILE...    the same after a correction of at most five words of English that changes nothing in Portuguese
--later FILE...   lets English pages be published before their Portuguese, which readers see in a note; how many may
                  wait, and how long, says model/translations.yaml; --update ends it
--report          how many wait in each part of the manual, and for how long
FILE is a file or folder of either language; without any, --diff shows all.`,
  ],
  new: [
    'PATH --kind KIND --title TITLE --title-pt TITLE [--v2 PATH] [--from FILE] [--from-pt FILE] [--later]',
    `A new page in both languages, with the sections of its kind and marks where text is needed. PATH is such as
v2/ipaas/components/tech/nats, v1/planos/listar-planos, or release-notes/20250901, which needs nothing else.
--kind KIND          of model/kinds.yaml
--title TITLE        in English, --title-pt in Portuguese; a file that has one needs none
--v2 PATH            the v2 page that answers the same need, for a v1 page
--from FILE          starts with what is written in English: Markdown of a word processor or of another system, or HTML;
                     converts what it can, and lists the rest
--from-pt FILE       the same in Portuguese
--later              in English only; its Portuguese waits, and needs no --title-pt`,
  ],
  canvas: [
    'FILE...',
    `Drafts the section “On the canvas” of component pages in both languages, from the smallest integration file of each
page. Pages that have the section stay as they are.`,
  ],
  rename: [
    'OLD_PATH NEW_PATH',
    `Gives a page another address in both languages, rewrites what leads to it and leaves a redirect. When both paths end
in /, the section moves with all its pages. Lists what it leaves for a person. An error changes nothing.`,
  ],
  'engine:build': ['', 'Compiles tools/gotemplate to WebAssembly. Needs Go 1.19 and Sprig, as Debian 12 has them.'],
  mcp: [
    '',
    `The manual for assistants, by the Model Context Protocol over standard input and output, from the build and without
network. It ends with its input. Start it with npm run --silent mcp.`,
  ],
  sbom: [
    '',
    'Lists all that the site is made of, in the form of CycloneDX: packages, and the libraries of the playground’s program.',
  ],
  rules: [
    '',
    `Reads which inline scripts the build holds, and writes what servers need to know: the nginx configuration,
static/_headers, static/_redirects.`,
  ],
  'serve:nginx': ['', 'As npm start, but served by nginx with the rules of deploy/nginx. PORT=3000 names the port.'],
  bench: [
    '[search [--list] | shift]',
    `Weight of a first visit, weight and times of the search on a slow phone, and Lighthouse (mobile), medians of five,
against budgets; fails above them.
search    what the search finds, alone; with --list what it misses
shift     how far pages move while they load on a slow network, alone`,
  ],
  'bench:load': [
    '',
    `nginx under load, on loopback, with a mix of pages, assets and the search index; then the same with one file of the mean
size, which is the most that nginx does on this machine. Fails on any error.`,
  ],
  weekly: [
    '',
    `What grows old without a change here: translations that wait, links to other sites, versions of products that moved on.
The only command that asks other sites. Exit code 1 when there is something to do.`,
  ],
  changed: [
    '[--base BRANCH] [--site ADDRESS] [--out FILE]',
    `The pages that a change touches, as a list of links in Markdown: what a reviewer looks at in the preview.
--base BRANCH    what it is compared with; without, the main branch
--site ADDRESS   where the preview is; without, http://localhost:3000
--out FILE       writes the list instead of printing it`,
  ],
  'lane:form': ['', 'The first lane of a pull request: lint, types, content rules, unit tests.'],
  'lane:content': ['', 'The lane of a pull request that runs the commands on the content, and every example.'],
  'lane:site': ['', 'The lane of a pull request that builds the site and tests it, in Chromium and behind nginx.'],
  'lane:long': [
    '',
    'The lane of a pull request that runs the long tests: every fault on the way, Firefox, other addresses.',
  ],
  'lane:preview': ['', 'The lane of a pull request that builds the preview, with the list of changed pages.'],
  typecheck: ['', 'Compares the code with its types.'],
  lint: ['', 'Holds code to the rules of ESLint and Prettier. npm run format corrects.'],
  format: ['', 'Corrects what Prettier and ESLint can.'],
  'format:files': ['FILE...', 'Corrects what Prettier can, in some files.'],
} as const satisfies Record<string, readonly [takes: string, says: string]>;

export type Script = keyof typeof SCRIPTS;

/** The help of a script: how it is called, then what it does. */
export function usageOf(script: Script): string {
  const [takes, says] = SCRIPTS[script];
  const call = script === 'start' || script === 'test' ? `npm ${script}` : `npm run ${script}`;
  return `${call}${takes === '' ? '' : ` [-- ${takes}]`}\n\n${says}`;
}
