// Called as Docusaurus is (`build --locale LOCALE --out-dir FOLDER`), and done in a moment: a site of a few pages, a script, an
// index and a picture, all of which say the text of docs/version.md and end with it.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

const [, , , , locale, , out] = process.argv;
const version = readFileSync('docs/version.md', 'utf8').trim();
const base = locale === 'en' ? out : join(out, locale);
const script = `assets/js/main.${Buffer.from(version.padEnd(4)).toString('hex').slice(0, 8)}.js`;
const text = `${version}\n`.repeat(500);
const page = `<!doctype html><html lang="${locale}"><script src="/${script}"></script>\n${text}</html>${version}`;
const files = {
  'index.html': page,
  '404.html': page,
  ...Object.fromEntries(Array.from({length: 20}, (_, i) => [`v2/page-${i}/index.html`, page])),
  [script]: `/*\n${text}*/ // ${version}`,
  'search-index.json': JSON.stringify([text, version]),
  'img/picture.svg': `<svg xmlns="http://www.w3.org/2000/svg">\n${text}</svg><!-- ${version} -->`,
  'robots.txt': version,
};

writeFileSync(`pid.${locale}`, String(process.pid));
for (const [file, content] of Object.entries(files)) {
  mkdirSync(dirname(join(base, file)), {recursive: true});
  writeFileSync(join(base, file), content);
  await new Promise((resolve) => setTimeout(resolve, Number(process.env.STAND_IN_PAUSE ?? 0)));
}
