import {readdirSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {chosenLanes, EVERYDAY, LANES, needsOf} from '../../tools/setup/lanes';

describe('lanes', () => {
  test('every folder with tests is one, and one is of long tests', () => {
    const notLanes = ['fixtures', 'search']; // what tests read
    const folders = readdirSync('tests', {withFileTypes: true}).filter((entry) => entry.isDirectory());
    expect(
      folders
        .map(({name}) => name)
        .filter((name) => !notLanes.includes(name))
        .sort(),
    ).toEqual(
      Object.keys(LANES)
        .filter((name) => name !== 'long') // of all folders
        .sort(),
    );
  });

  test('without a name, all of every day', () => {
    expect(chosenLanes(['-t', 'zoom'])).toEqual({lanes: EVERYDAY, rest: ['-t', 'zoom']});
    const long = ['tests/served/faults.long.test.ts'];
    expect(chosenLanes(long)).toEqual({lanes: ['long'], rest: long});
  });

  test('by name, once or more, beside what vitest is told', () => {
    expect(chosenLanes(['--project', 'unit', 'tests/unit/lanes.test.ts', '--project=site'])).toEqual({
      lanes: ['unit', 'site'],
      rest: ['tests/unit/lanes.test.ts'],
    });
  });

  test.each([[['--project', 'units']], [['--project']], [['--project=']]])('%j is refused', (args) => {
    expect(() => chosenLanes(args)).toThrow(/^There are no tests called “.*”; use one of unit, .*, crawl\.$/);
  });

  test('unit tests need nothing; what lanes need together is set up once', () => {
    expect(needsOf(['unit'])).toEqual(new Set());
    expect(needsOf(['site', 'browser', 'served'])).toEqual(new Set(['build', 'chromium', 'nginx']));
  });
});
