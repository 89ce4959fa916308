import { expect, test } from 'vitest';
import { matchable, matchScore, typingErrors, splitWords } from './match.ts';

const kestrel = matchable('Kestrel House', 'kestrel-house Vancouver in-progress');

test.each(['kest', 'house kest', 'KÉSTREL', 'kestrel house', 'estr', 'vancouv', 'kestrel vanc'])(
  '%j finds Kestrel House',
  (search) => {
    expect(matchScore(splitWords(search), kestrel)).toBeGreaterThan(0);
  },
);

test.each(['kestrol', 'pier', 'kestrel pier'])('%j does not', (search) => {
  expect(matchScore(splitWords(search), kestrel)).toBe(0);
});

test('a match at the start of a name scores more than one of a word, a part or the rest', () => {
  const texts = [
    matchable('House of Glass'),
    matchable('Kestrel House'),
    matchable('Warehouse'),
    matchable('Other', 'house'),
  ];
  const scores = texts.map((text) => matchScore(['house'], text));
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(new Set(scores).size).toBe(4);
});

test.each([
  ['kestrol house', 1],
  ['kestrel huose', 1],
  ['ketsrel', 1],
  ['kestre', 0],
  ['kestrl hous', 1],
  ['kstrel', 1],
])('%j has %d typing errors', (search, errors) => {
  expect(typingErrors(splitWords(search))(kestrel.words)).toBe(errors);
});

test.each([
  ['residances', 1],
  ['reisdances', 2],
  ['resdencs', 2],
  ['residexx', 2],
  ['lindvst', 2],
])('%j has %d typing errors in a longer word', (search, errors) => {
  expect(typingErrors([search])(['residences', 'lindqvist'])).toBe(errors);
});

test.each(['residuum', 'rxsxdxnces', 'redxns', 'prezidens'])(
  '%j has too many for a longer word',
  (search) => {
    expect(typingErrors([search])(['residences'])).toBe(Infinity);
  },
);

test.each(['pier', 'kas', 'kxxtrel', 'kestrel pier'])('%j is no typing error', (search) => {
  expect(typingErrors(splitWords(search))(kestrel.words)).toBe(Infinity);
});
