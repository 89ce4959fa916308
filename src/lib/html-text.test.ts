import { expect, test } from 'vitest';
import { htmlOfText, textOfHtml } from './html-text.ts';

test('rich text becomes paragraphs, points and links in words', () => {
  const html =
    '<p>Dear Noor,</p><p>two &amp; a half:<br />now</p><ul><li><p>Plans</p></li><li><p>A <a href="https://solmere.example/kestrel">drawing</a></p></li></ul><p>Write to <a href="mailto:ada@solmere.example">ada@solmere.example</a></p>';
  expect(textOfHtml(html)).toBe(
    'Dear Noor,\n\ntwo & a half:\nnow\n\n- Plans\n- A drawing (https://solmere.example/kestrel)\n\nWrite to ada@solmere.example',
  );
});

test('what was written as text stays text', () => {
  expect(htmlOfText('Dear <b>Noor</b>,\nyes & no\n\nAda')).toBe(
    '<p>Dear &lt;b&gt;Noor&lt;/b&gt;,<br>yes &amp; no</p><p>Ada</p>',
  );
  expect(textOfHtml(htmlOfText('Dear <b>Noor</b>,\nyes & no\n\nAda'))).toBe(
    'Dear <b>Noor</b>,\nyes & no\n\nAda',
  );
});

test('a long run of blanks, which a stranger may send, is read at once', () => {
  const blanks = ' '.repeat(300_000);
  expect(textOfHtml(`<p>a${blanks}b${blanks}<br />c</p>`)).toBe(`a${blanks}b\nc`);
});
