import { expect, test } from 'vitest';
import { usesText } from './uses-text.ts';

const mei = { noun: 'partner', recordId: '1', name: 'Mei Tanaka' };
const kestrel = { noun: 'project', recordId: '2', name: 'Kestrel House' };
const opening = { noun: 'news', recordId: '3', name: 'A new gallery' };

test('where a file is used is said with names and nouns', () => {
  expect(usesText({ uses: [] })).toBe('Not used yet');
  expect(usesText({ uses: [mei] })).toBe('Used in Mei Tanaka (partner)');
  expect(usesText({ uses: [mei, opening] })).toBe(
    'Used in Mei Tanaka (partner) and A new gallery (news)',
  );
  expect(usesText({ uses: [mei, kestrel, opening] })).toBe(
    'Used in Mei Tanaka (partner), Kestrel House (project) and 1 more',
  );
});
