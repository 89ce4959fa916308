import { expect, test } from 'vitest';
import { joinedHtml, markedHtml } from './marked-html.ts';

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

test('both texts as one keep the elements of the second', () => {
  const after = '<p>Homes <strong>by the inlet</strong> &amp; the park</p><p>New</p>';
  expect(joinedHtml(before, after)).toBe(
    '<p>Homes <strong><del>above</del> <ins>by</ins> the inlet</strong> &amp; the park</p><p><ins>New</ins></p>',
  );
  expect(joinedHtml(after, before)).toBe(
    '<p>Homes <strong><del>by</del> <ins>above</ins> the inlet</strong> &amp; the park</p><del> New </del>',
  );
});
