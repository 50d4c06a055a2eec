/**
 * What a lane of the tests needs before it starts: the content rules kept, the examples run, programs, a build.
 * `engines` are the programs that run the code blocks of pages.
 */
export type Need = 'rules' | 'examples' | 'engines' | 'chromium' | 'firefox' | 'nginx' | 'build';

/** The lanes, by the folder of their tests; `long` are those of any folder whose names end in `.long.test.ts`. */
export const LANES = {
  unit: [],
  content: ['rules', 'engines'],
  examples: ['examples', 'engines'],
  site: ['build'],
  browser: ['chromium', 'nginx', 'build'],
  served: ['chromium', 'nginx', 'build'],
  long: ['engines', 'chromium', 'firefox', 'nginx', 'build'],
  crawl: ['chromium', 'nginx', 'build'],
} as const satisfies Record<string, readonly Need[]>;

export type Lane = keyof typeof LANES;

/**
 * What `npm test` runs. The long tests that most changes do not touch, and the visit to every page, have commands of
 * their own: `npm run test:long`, `npm run crawl`.
 */
export const EVERYDAY: readonly Lane[] = ['unit', 'content', 'examples', 'site', 'browser', 'served'];

/** What some lanes need together. */
export function needsOf(lanes: readonly Lane[]): Set<Need> {
  return new Set(lanes.flatMap((lane) => [...LANES[lane]]));
}

interface Chosen {
  lanes: readonly Lane[];
  /** What else is said to vitest: files, options. */
  rest: string[];
}

/**
 * The lanes that arguments name by `--project NAME`, once or more; without any, those of every day, or the long one when
 * a file of it is named.
 *
 * @throws one sentence when there is no such lane
 */
export function chosenLanes(args: string[]): Chosen {
  const lanes: Lane[] = [];
  const rest: string[] = [];
  for (let i = 0; i < args.length; i += 1) {
    const [option, value] = args[i]!.split('=', 2);
    if (option !== '--project') {
      rest.push(args[i]!);
      continue;
    }
    const name = value ?? args[(i += 1)] ?? '';
    if (!isLane(name)) {
      throw new Error(`There are no tests called “${name}”; use one of ${Object.keys(LANES).join(', ')}.`);
    }
    lanes.push(name);
  }
  const unsaid: readonly Lane[] = rest.some((each) => each.includes('.long.')) ? ['long'] : EVERYDAY;
  return {lanes: lanes.length === 0 ? unsaid : lanes, rest};
}

function isLane(name: string): name is Lane {
  return name in LANES;
}
