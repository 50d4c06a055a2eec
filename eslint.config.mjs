import docusaurus from '@docusaurus/eslint-plugin';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import typescript from 'typescript-eslint';

export default typescript.config(
  {ignores: ['build', '.docusaurus', 'node_modules', 'static']},
  ...typescript.configs.recommended,
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurus, 'react-hooks': hooks},
    rules: {
      ...hooks.configs.recommended.rules,
      // The address and stored values are known in the browser only: the first render must be the server's.
      'react-hooks/set-state-in-effect': 'off',
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-untranslated-text': 'error',
    },
  },
  {files: ['src/**/*.tsx'], ...a11y.flatConfigs.recommended},
);
