import {expect, test} from 'vitest';

import {torture} from './torture';

/** `ROUNDS=200 SEED=1` for a long run. */
const rounds = Number(process.env.ROUNDS ?? 4);
const seed = Number(process.env.SEED ?? 1);

test(
  `killed and starved ${rounds} times, builds and releases never harm what is served (seed ${seed})`,
  async () => {
    const report = await torture({seed, rounds});
    console.log(JSON.stringify({seed, rounds, ...report}, null, 1));
    expect(report.faults).toEqual([]);
    expect(report.requests).toBeGreaterThan(rounds * 100);
  },
  60_000 + rounds * 60_000,
);
