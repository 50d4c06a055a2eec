import {readFileSync} from 'node:fs';

import {ESLint} from 'eslint';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';

describe('who may import whom', () => {
  // What an import names is seen without types, which take seconds to be read.
  const eslint = new ESLint({
    overrideConfig: {languageOptions: {parserOptions: {projectService: false}}},
    ruleFilter: ({ruleId}) => ruleId === 'no-restricted-imports',
  });
  test.each([
    ['src/plugins/catalog/index.ts', '../../../tools/content/kinds'],
    ['src/plugins/catalog/client/V1Root.tsx', 'node:fs'],
    ['src/components/Arches/index.tsx', 'node:path'],
    ['src/manual/path.ts', '../plugins/codeLines'],
    ['src/manual/path.ts', 'yaml'],
    ['src/loading/loadChunk.ts', '../plugins/search/types'],
    ['src/documents/yaml.ts', '../components/AreaCards/areas'],
    ['src/model/files.ts', '../plugins/catalog/catalog'],
    ['src/integrations/read.ts', '../drawing/svg'],
    ['src/drawing/graph.ts', '../plugins/codeLines'],
    ['tools/commands/new.ts', '../../src/components/AreaCards/areas'],
    ['tools/commands/new.ts', '../../src/loading/loadChunk'],
    ['deploy/rules.ts', '../tools/content/types'],
    ['deploy/rules.ts', '../src/plugins/search/ui/Suggestions'],
  ])('%s cannot import %s', async (filePath, module) => {
    const [result] = await eslint.lintText(`import {x} from '${module}';\nconsole.log(x);\n`, {filePath});
    expect(result!.messages.map(({ruleId}) => ruleId)).toContain('no-restricted-imports');
  });
});

test('what a build imports is among the dependencies, not among those for development', () => {
  const {dependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as {dependencies: Record<string, string>};
  const files = globSync(['src/**/*.{ts,tsx}', 'docusaurus.config.ts', 'sidebars*.ts'], {ignore: '**/*.d.ts'});
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;]*?from '((?:@[^/']+\/)?[^/'.]+)/gm)].map(
      ([, name = '']) => ({file, name}),
    ),
  );
  // Docusaurus hands these on under names of its own.
  const isAlias = (name: string): boolean => /^(?:node:|@(?:theme|theme-original|generated|site)(?:$|\/))/.test(name);
  const missing = imported.filter(({name}) => !isAlias(name) && !(name in dependencies));
  const isOfCore = ({name}: {name: string}): boolean =>
    /^@docusaurus\/(?:[A-Z]\w*|router|use[A-Z]\w*|renderRoutes|isInternalUrl)$/.test(name);
  expect(missing.filter((each) => !isOfCore(each))).toEqual([]);
  expect(imported.length).toBeGreaterThan(100);
});
