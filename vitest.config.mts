import {defineConfig} from 'vitest/config';

const alias = {'@site': import.meta.dirname};

export default defineConfig({
  test: {
    projects: [
      {
        resolve: {alias},
        oxc: {jsx: {runtime: 'automatic'}},
        test: {name: 'unit', isolate: false, include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 60_000},
      },
      {resolve: {alias}, test: {name: 'content', include: ['tests/content/**/*.test.ts'], testTimeout: 120_000}},
      {resolve: {alias}, test: {name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 120_000}},
      {
        resolve: {alias},
        test: {
          name: 'browser',
          include: ['tests/{browser,served}/**/*.test.ts'],
          globalSetup: 'tests/browser/serve.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          expect: {poll: {timeout: 15_000}}, // a busy machine is no fault of the site
          sequence: {groupOrder: 1}, // after the others: they share the two cores
        },
      },
    ],
  },
});
