import { expect, test } from 'vitest';
import { markedHtml } from './marked-html.ts';

const before = '<p>Homes <strong>above the inlet</strong> &amp; the park</p>';

test('different words are marked inside their elements, and tags are not', () => {
  const after = '<p>Homes <strong>by the inlet</strong> &lt; the park</p><p>New</p>';
  expect(markedHtml(before, after, 'del')).toBe(
    '<p>Homes <strong><del>above</del> the inlet</strong> <del>&amp;</del> the park</p>',
  );
  expect(markedHtml(after, before, 'ins')).toBe(
    '<p>Homes <strong><ins>by</ins> the inlet</strong> <ins>&lt;</ins> the park</p><p><ins>New</ins></p>',
  );
});
