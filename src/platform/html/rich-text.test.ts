import { expect, test } from 'vitest';
import { isLong } from '../../../tests/set-up/long.ts';
import { cleanHtml } from './clean-html.ts';
import { sanitiseHtml } from './rich-text.ts';

const hostile = ['<li><p>', '<b>', '<b>x', '<b></i>', '<a href="x">', '<svg><title>', '<p a=1>'];

test.each([10, 30_000])('%i characters and more are sanitised alike', async (length) => {
  const html = `<p onclick="a()">${'x '.repeat(length)}</p><script>b()</script>`;
  expect(await sanitiseHtml(html)).toBe(cleanHtml(html));
});

test('tags in too many others are left out with their texts in place, and paragraphs without ends stay', () => {
  const deep = `${'<b>'.repeat(5_000)}in${'</b>'.repeat(5_000)}`;
  expect(cleanHtml(deep)).toBe(`${'<b>'.repeat(200)}in${'</b>'.repeat(200)}`);
  expect(cleanHtml('<p>a'.repeat(500))).toBe('<p>a</p>'.repeat(500));
  expect(cleanHtml('<li>a'.repeat(500))).toBe('<li>a</li>'.repeat(500));
});

test.each(isLong ? hostile : hostile.slice(0, 1))(
  'as many texts of %s as a request may hold stop nothing else',
  async (part) => {
    const html = part.repeat(Math.ceil(15_000 / part.length));
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    await Promise.all(Array.from({ length: 40 }, () => sanitiseHtml(html)));
    clearInterval(watch);
    const begin = performance.now();
    cleanHtml(html);
    // Forty of them here would take that many times as long.
    expect(longest).toBeLessThan(Math.max(150, 12 * (performance.now() - begin)));
  },
);
