import { expect, test } from 'vitest';
import { wordDiff, type Words } from './word-diff.ts';

test('words that changed are marked, and figures are one word', () => {
  expect(marked('From $1,240,000', 'From $1,310,000')).toEqual([
    'From $[1,240,000]',
    'From $[1,310,000]',
  ]);
});

test('changes separated only by a space are joined', () => {
  expect(marked('Homes by the inlet, each turned.', 'Homes near a park, each turned.')).toEqual([
    'Homes [by the inlet], each turned.',
    'Homes [near a park], each turned.',
  ]);
});

test('added and removed words are marked only on their own side', () => {
  expect(marked('One two', 'One and two')).toEqual(['One two', 'One [and] two']);
  expect(marked('', 'All new')).toEqual(['', '[All new]']);
  expect(marked('海の家', '海の家')).toEqual(['海の家', '海の家']);
});

test('texts too long to compare word by word are marked between their first and last change', () => {
  const many = Array.from({ length: 3_000 }, (_, index) => `w${index}`).join(' ');
  const [before = ''] = marked(`Same ${many} end`, `Same ${many.replaceAll('w', 'v')} end`);
  expect(before.startsWith('Same [w0 w1')).toBe(true);
  expect(before.endsWith('w2999] end')).toBe(true);
});

function marked(before: string, after: string) {
  const diff = wordDiff(before, after);
  return [withBrackets(diff.before), withBrackets(diff.after)];
}

function withBrackets(words: Words[]) {
  return words.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
}
