import {readFileSync} from 'node:fs';

import {afterEach, expect, test, vi} from 'vitest';

import {usageOf, type Script} from '../../../tools/commands/usage';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
/** The framework's own command has the framework's own help. */
const OURS = Object.entries(scripts).filter(([name]) => name !== 'docusaurus') as [Script, string][];
/** What is printed for another script, of whose command it is a call. */
const SHARED: Partial<Record<Script, Script>> = {crawl: 'test', 'test:long': 'test'};

const seen = new Set<string>();

afterEach(() => vi.restoreAllMocks());

test.each(OURS)(
  'npm run %s -- --help says how it is called and what it does, and does nothing',
  async (name, script) => {
    const [, file = '', args = ''] = /(tools\/commands\/\w+\.ts)(.*)$/.exec(script) ?? [];
    const typed = process.argv;
    const print = vi.spyOn(console, 'log').mockImplementation(() => {});
    if (seen.has(file)) {
      vi.resetModules(); // a command runs when it is loaded
    }
    seen.add(file);
    process.argv = ['node', file, ...args.split(' ').filter(Boolean), '--help'];
    try {
      await import(`../../../${file}`);
      await vi.waitFor(() => expect(print).toHaveBeenCalled());
    } finally {
      process.argv = typed;
    }
    const usage = usageOf(SHARED[name] ?? name);
    expect(print.mock.calls).toEqual([[usage]]);
    expect(usage).toMatch(/^npm (?:run )?\S+(?: \[-- .+\])?\n\n\S/);
    expect(usage.split('\n').filter((line) => line.length > 120)).toEqual([]);
  },
);
