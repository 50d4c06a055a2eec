/** Grammars that the highlighter loads beside its own (prism-react-renderer 2.4), by their names in Prism. */
export const ADDED_GRAMMARS = [
  'bash',
  'docker',
  'http',
  'ini',
  'java',
  'powershell',
  'promql',
  'properties',
  'protobuf',
  'toml',
];

/** Those of its own that pages may use. */
const OWN_GRAMMARS = ['go', 'graphql', 'javascript', 'json', 'python', 'sql', 'typescript', 'xml', 'yaml'];

/** Languages whose code has no colors. */
export const PLAIN_LANGUAGES = ['cron', 'gotemplate', 'text'];

/** Languages of code blocks, as pages name them: a grammar by its other name where more people know that. */
export const CODE_LANGUAGES = [...PLAIN_LANGUAGES, ...OWN_GRAMMARS, ...ADDED_GRAMMARS]
  .map((name) => (name === 'docker' ? 'dockerfile' : name))
  .sort();
