import { expect, test } from 'vitest';
import { wordDiff, type Words } from './word-diff.ts';

test('words that changed are marked, and figures are one word', () => {
  expect(marked('From $1,240,000', 'From $1,310,000')).toEqual([
    'From $[1,240,000]',
    'From $[1,310,000]',
  ]);
});

test('changes that only a space parts are one', () => {
  expect(marked('Homes by the inlet, each turned.', 'Homes near a park, each turned.')).toEqual([
    'Homes [by the inlet], each turned.',
    'Homes [near a park], each turned.',
  ]);
});

test('what was added or taken away is marked on its own side', () => {
  expect(marked('One two', 'One and two')).toEqual(['One two', 'One [and] two']);
  expect(marked('', 'All new')).toEqual(['', '[All new]']);
  expect(marked('海の家', '海の家')).toEqual(['海の家', '海の家']);
});

test('texts too long to compare word by word are marked between their first and last change', () => {
  const many = Array.from({ length: 3_000 }, (_, at) => `w${at}`).join(' ');
  const [before = ''] = marked(`Same ${many} end`, `Same ${many.replaceAll('w', 'v')} end`);
  expect(before.startsWith('Same [w0 w1')).toBe(true);
  expect(before.endsWith('w2999] end')).toBe(true);
});

function marked(before: string, after: string) {
  const found = wordDiff(before, after);
  return [shown(found.before), shown(found.after)];
}

function shown(words: Words[]) {
  return words.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
}
