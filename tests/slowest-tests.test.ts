import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { flakyTests, slowestTests } from '../scripts/slowest-tests.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reports-'));
  const vitest = {
    testResults: [
      {
        name: '/src/kit.test.ts',
        assertionResults: [
          { fullName: 'quick', status: 'passed', duration: 10, failureMessages: [] },
          {
            fullName: 'at the second try',
            status: 'passed',
            duration: 900,
            failureMessages: ['x'],
          },
          { fullName: 'never', status: 'failed', duration: 30, failureMessages: ['x', 'x'] },
        ],
      },
    ],
  };
  const journeys = {
    suites: [
      {
        specs: [
          spec('slow', 'expected', [4_000]),
          spec('fails, then passes', 'flaky', [2_000, 1_000]),
        ],
      },
    ],
  };
  await writeFile(path.join(folder, 'kit.json'), JSON.stringify(vitest));
  await writeFile(path.join(folder, 'journeys.json'), JSON.stringify(journeys));
});

test('the slowest tests of all reports stand in their order', async () => {
  expect((await slowestTests(folder, 3)).trim().split('\n').slice(1)).toEqual([
    '    4.0 s  a.e2e.ts: slow',
    '    2.0 s  a.e2e.ts: fails, then passes',
    '    0.9 s  kit.test.ts: at the second try',
  ]);
});

test('what passed only when it was tried again is named', async () => {
  expect((await flakyTests(folder)).trim().split('\n').slice(1).toSorted()).toEqual([
    'a.e2e.ts: fails, then passes',
    'kit.test.ts: at the second try',
  ]);
});

function spec(title: string, status: string, durations: number[]) {
  const results = durations.map((duration) => ({ duration }));
  return { title, file: 'tests/a.e2e.ts', tests: [{ status, results }] };
}
