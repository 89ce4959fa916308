import { expect, test } from 'vitest';
import { joinedDiff, wordDiff, type Words } from './word-diff.ts';

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

test('two texts as one: a changed phrase is one deletion and one insertion', () => {
  expect(joined('Fall 2027', 'Winter 2027')).toBe('[-Fall-][+Winter+] 2027');
  expect(joined('Turns between lobby and roof, slowly.', 'Turns as it climbs, slowly.')).toBe(
    'Turns [-between lobby and roof-][+as it climbs+], slowly.',
  );
  expect(joined('', 'All new')).toBe('[+All new+]');
  expect(joined('Same', 'Same')).toBe('Same');
});

function marked(before: string, after: string) {
  const diff = wordDiff(before, after);
  return [withBrackets(diff.before), withBrackets(diff.after)];
}

function withBrackets(words: Words[]) {
  return words.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
}

function joined(before: string, after: string) {
  return joinedDiff(before, after)
    .map(({ text, mark }) =>
      mark === 'del' ? `[-${text}-]` : mark === 'ins' ? `[+${text}+]` : text,
    )
    .join('');
}
