import { expect, test } from 'vitest';
import { parseReceivedEmail } from './received-email.ts';

/** CPU time. Quadratic work on a mail would take minutes. */
const limitMs = 3_000;

test.each([
  ['elements in each other', '<b>'.repeat(90_000)],
  ['lists in each other', '<ul><li>'.repeat(40_000)],
  ['as many as are read', '<div>'.repeat(19_000)],
  ['markup that never ends', '<'.repeat(500_000)],
  ['signs that are escaped', '&'.repeat(500_000)],
])('a mail of %s is parsed quickly and keeps its text', async (_name, markup) => {
  const begin = process.cpuUsage();
  const email = await markupEmail(`<p>Thursday</p>${markup}`);
  expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(limitMs);
  expect(email.text).toContain('Thursday');
});

test('with too much markup, the text part is used', async () => {
  const source = Buffer.from(
    `From: a@b.example\nContent-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain\n\nAs text.\n--b\nContent-Type: text/html\n\n${'<b>'.repeat(90_000)}As markup.\n--b--\n`,
  );
  const email = await parseReceivedEmail({ source, isCut: false });
  expect([email.text, email.html]).toEqual(['As text.', '<p>As text.</p>']);
});

function markupEmail(markup: string) {
  const source = Buffer.from(`From: a@b.example\nContent-Type: text/html\n\n${markup}`);
  return parseReceivedEmail({ source, isCut: false });
}
