import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import docusaurus from '@docusaurus/eslint-plugin';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import typescript from 'typescript-eslint';

/**
 * Who may import whom: the description of the manual knows nothing else, what ships knows no tools, what runs in the
 * browser knows no Node. ARCHITECTURE.md draws it.
 */
const NO_TOOLS = {
  regex: '(^|/)(tools|tests)/',
  message: 'src ships; tools and tests import it, never the other way round.',
};
const NO_NODE = {regex: '^node:', message: 'This runs in the browser; read files in a plugin (src/plugins).'};
const ONLY_ITSELF = {regex: '^(?!\\./)', message: 'src/manual and src/loading import only what lies in them.'};
const NO_PARTS = {
  regex: '(^|/)src/(components|theme|pages|client|css|loading|sidebars|plugins/[^/]+/ui)/|^@theme',
  message: 'Tools and rules for servers import what is pure, no parts of pages; ARCHITECTURE.md says which folders.',
};
const FOLDERS = readdirSync(join(import.meta.dirname, 'src'));
/** Of the folders of `src`, its own and these alone. */
const onlyFolders = (...folders) => ({
  regex: `^(?:\\.\\./)+(?:${FOLDERS.filter((folder) => !folders.includes(folder)).join('|')})/`,
  message: `Of the folders of src, this imports ${folders.join(', ')}.`,
});
const ONLY_MANUAL = {
  regex: '^\\.\\./(?!src/(manual|plugins)/)',
  message: 'Rules for servers import src/manual and pure functions of src/plugins.',
};

const allow = (files, ...patterns) => ({files, rules: {'no-restricted-imports': ['error', {patterns}]}});

export default typescript.config(
  {ignores: ['build', '.cache', '.docusaurus', 'node_modules', 'static', '**/wasm_exec.js']},
  ...typescript.configs.recommended,
  {
    // What only types tell: promises that nobody awaits, assertions that change nothing.
    files: ['{src,tools,deploy,tests}/**/*.{ts,tsx}', '*.ts'],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-for-in-array': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-promise-reject-errors': 'error',
      '@typescript-eslint/restrict-plus-operands': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurus, 'react-hooks': hooks},
    rules: {
      ...hooks.configs.recommended.rules,
      // The address and stored values are known in the browser only: the first render must be the server's.
      'react-hooks/set-state-in-effect': 'off',
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-untranslated-text': 'error',
      'max-lines-per-function': ['error', {max: 60}],
    },
  },
  {files: ['src/**/*.tsx'], ...a11y.flatConfigs.recommended},
  allow(['src/**'], NO_TOOLS),
  allow(
    ['src/{components,theme,pages,client,sidebars}/**', 'src/plugins/*/{boot,client,theme,ui}/**'],
    NO_TOOLS,
    NO_NODE,
  ),
  allow(['src/{manual,loading}/**'], ONLY_ITSELF),
  allow(['src/documents/**'], NO_TOOLS, onlyFolders('documents', 'manual')),
  allow(['src/model/**'], NO_TOOLS, onlyFolders('model', 'documents', 'manual')),
  allow(['src/integrations/**'], NO_TOOLS, NO_NODE, onlyFolders('integrations', 'documents', 'manual', 'model')),
  allow(['src/drawing/**'], NO_TOOLS, NO_NODE, onlyFolders('drawing', 'integrations', 'documents', 'manual')),
  allow(['tools/**'], NO_PARTS),
  allow(['deploy/**'], ONLY_MANUAL, NO_PARTS),
);
