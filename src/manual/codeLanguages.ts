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

/** Languages whose code has no colors. */
export const PLAIN_LANGUAGES = ['cron', 'gotemplate', 'text'];

/** Languages of code blocks, as pages name them: all but the plain ones have a grammar. */
export const CODE_LANGUAGES = [
  ...PLAIN_LANGUAGES,
  'bash',
  'dockerfile',
  'go',
  'graphql',
  'http',
  'ini',
  'java',
  'javascript',
  'json',
  'powershell',
  'promql',
  'properties',
  'protobuf',
  'python',
  'sql',
  'toml',
  'typescript',
  'xml',
  'yaml',
].sort();
