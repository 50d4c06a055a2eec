import {availableParallelism} from 'node:os';

import {configDefaults, defineConfig, type TestProjectInlineConfiguration} from 'vitest/config';

import {LANES} from './tools/setup/lanes.ts';

const LONG = '**/*.long.test.{ts,tsx}';

/** What is the same for every lane; `tools/setup/lanes.ts` says what each needs before it starts. */
const lane = (
  name: keyof typeof LANES,
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  resolve: {alias: {'@site': import.meta.dirname}},
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    name,
    include: name === 'long' ? [`tests/${LONG}`] : [`tests/${name}/**/*.test.{ts,tsx}`],
    exclude: [...configDefaults.exclude, ...(name === 'long' ? [] : [LONG])],
    globalSetup: ['tests/leaveNothing.ts', ...(LANES[name].includes('nginx') ? ['tests/browser/serve.ts'] : [])],
    // What a busy machine needs is no fault: limits end what would never end.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 60_000,
    expect: {poll: {timeout: 120_000}},
    ...test,
  },
});

export default defineConfig({
  test: {
    // A test with a browser waits for it a good part of its time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // Files that leave nothing in their modules share them: what one has loaded and read, the next has too.
      ...(['unit', 'examples'] as const).map((name) => lane(name, {isolate: false})),
      ...(['content', 'site', 'browser', 'served', 'long', 'crawl'] as const).map((name) => lane(name)),
    ],
  },
});
