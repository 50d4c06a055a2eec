/**
 * Scripts of package.json that call programs of others, or several scripts: what each runs, in this order; programs in a
 * list of their own at the same time.
 */
export const PROGRAMS = {
  dev: ['node --import ./tools/preview/index.mjs node_modules/@docusaurus/core/bin/docusaurus.mjs start --no-open'],
  typecheck: ['tsc --noEmit'],
  lint: ['eslint --max-warnings 0 .', 'prettier --check .'],
  format: ['prettier --write .', 'eslint --fix .'],
  'format:files': ['prettier --write --ignore-unknown'],
  'lane:form': [['npm run lint', 'npm run typecheck'], 'npm run check', 'npm test -- --project unit'],
  'lane:content': ['npm test -- --project content --project examples'],
  'lane:site': ['npm test -- --project site --project browser --project served'],
  'lane:long': ['npm run test:long'],
  'lane:preview': ['npm run build', 'npm run changed -- --out build/changed-pages.md'],
} as const satisfies Record<string, readonly (string | readonly string[])[]>;

export type Program = keyof typeof PROGRAMS;
