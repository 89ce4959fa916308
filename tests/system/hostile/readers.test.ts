import { afterAll, expect, inject, test } from 'vitest';
import { tryReaders } from '../../readers/trial.ts';
import { copyDemoData, endSites } from '../sites/site.ts';

/** `npm run try:readers -- --seed 7 --minutes 60` goes on longer, and with other seeds. */
const minutes = 2;

afterAll(endSites);

test('hostile kinds of everything that is read end no process, stall no page and are answered in a sentence @long', async () => {
  const end = Date.now() + minutes * 60_000;
  const lines: string[] = [];
  const wrong = await tryReaders({
    dataFolder: await copyDemoData(inject('demoData')),
    seed: 7,
    goesOn: () => Date.now() < end,
    say: (line) => lines.push(line),
  });
  expect(wrong, lines.join('\n')).toEqual([]);
}, 600_000);
