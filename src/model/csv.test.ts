import { expect, test } from 'vitest';
import { csvLine, csvStream } from './csv.ts';

test('a table is streamed in parts, between which others have their turn', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => String(index));
  let turns = 0;
  const timer = setInterval(() => (turns += 1));
  const stream = await csvStream(
    {
      head: csvLine(['n']),
      lines: (batch: string[]) => batch.map((row) => csvLine([row])).join(''),
    },
    makeBatches(rows),
  );
  const text = await new Response(stream).text();
  clearInterval(timer);
  expect(text).toBe(['n', ...rows].map((row) => `"${row}"\r\n`).join(''));
  expect(turns).toBeGreaterThan(0);
});

test('an empty table has its head', async () => {
  const stream = await csvStream({ head: csvLine(['n']), lines: () => '' }, makeBatches([]));
  expect(await new Response(stream).text()).toBe('"n"\r\n');
});

async function* makeBatches(rows: string[]) {
  if (rows.length > 0) yield rows.slice(0, 70);
  if (rows.length > 70) yield rows.slice(70);
}
