import { expect, test } from 'vitest';
import { htmlOfText, textOfHtml } from './html-text.ts';

test('rich text becomes paragraphs, list items and URLs of links', () => {
  const html =
    '<p>Dear Noor,</p><p>two &amp; a half:<br />now</p><ul><li style="margin:0">Plans</li><li><p>A <a href="https://solmere.example/kestrel">drawing</a></p></li></ul><p>Write to <a href="mailto:ada@solmere.example">ada@solmere.example</a></p>';
  expect(textOfHtml(html)).toBe(
    'Dear Noor,\n\ntwo & a half:\nnow\n\n- Plans\n- A drawing (https://solmere.example/kestrel)\n\nWrite to ada@solmere.example',
  );
});

test('plain text that looks like HTML stays text', () => {
  expect(htmlOfText('Dear <b>Noor</b>,\nyes & no\n\nAda')).toBe(
    '<p>Dear &lt;b&gt;Noor&lt;/b&gt;,<br>yes &amp; no</p><p>Ada</p>',
  );
  expect(textOfHtml(htmlOfText('Dear <b>Noor</b>,\nyes & no\n\nAda'))).toBe(
    'Dear <b>Noor</b>,\nyes & no\n\nAda',
  );
});

test('a long run of blanks is converted quickly', () => {
  const blanks = ' '.repeat(300_000);
  expect(textOfHtml(`<p>a${blanks}b${blanks}<br />c</p>`)).toBe(`a${blanks}b\nc`);
});
