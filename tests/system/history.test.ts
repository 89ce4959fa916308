import { afterAll, expect, inject, test } from 'vitest';
import { runHistory } from '../history/trial.ts';
import { copyDemoData, endSites } from './sites/site.ts';

/** `npm run try:history -- --seed 7 --minutes 30` plays longer, and other seeds. */
const rounds = 8;

afterAll(endSites);

test.each([
  ['SQLite', 7],
  ['PostgreSQL', 1],
])(
  'on %s everything that was acknowledged outlives kills and outages, and each mail comes as one @long',
  async (databaseName, seed) => {
    const outcome = await runHistory({
      dataFolder: await copyDemoData(inject('demoData')),
      postgresFolder: databaseName === 'PostgreSQL' ? inject('demoPostgres') : undefined,
      seed,
      goesOn: (played) => played < rounds,
    });
    expect(outcome.wrong, outcome.log).toEqual([]);
    const { saves, enquiries, replies, uploads, viewings } = outcome;
    for (const count of [saves, enquiries, replies, uploads, viewings])
      expect(count).toBeGreaterThan(0);
  },
  600_000,
);
