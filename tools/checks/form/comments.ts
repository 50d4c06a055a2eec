/** How a comment starts in each fence language; translations may translate comments, nothing else. */
const COMMENTS: Record<string, RegExp> = {
  yaml: /(^|\s)#.*$/,
  bash: /(^|\s)#.*$/,
  python: /(^|\s)#.*$/,
  toml: /(^|\s)#.*$/,
  ini: /^\s*[;#].*$/,
  properties: /^\s*[#!].*$/,
  powershell: /(^|\s)#.*$/,
  promql: /(^|\s)#.*$/,
  cron: /(^|\s)#.*$/,
  dockerfile: /^\s*#.*$/,
  javascript: /(^|\s)\/\/.*$/,
  typescript: /(^|\s)\/\/.*$/,
  go: /(^|\s)\/\/.*$/,
  java: /(^|\s)\/\/.*$/,
  protobuf: /(^|\s)\/\/.*$/,
  sql: /(^|\s)--.*$/,
  xml: /<!--.*?-->/g,
  gotemplate: /\{\{-?\s*\/\*.*?\*\/\s*-?\}\}/g,
};

/** The code without its comments and without the space that they leave. */
export function withoutComments(language: string, code: string): string {
  const pattern = COMMENTS[language];
  return code
    .split('\n')
    .map((line) => (pattern === undefined ? line : line.replace(pattern, '')).trimEnd())
    .filter((line, i, lines) => line !== '' || lines[i - 1] !== '')
    .join('\n')
    .trim();
}
