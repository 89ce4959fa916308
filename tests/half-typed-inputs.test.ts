import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Each asks at once, and nothing of it is kept, or is a calendar beside an input of text. */
const inQuestions = [
  'src/admin/fields/dates/WrittenDay.tsx',
  'src/features/past/PastScreen.tsx',
  'src/features/timeline/DepositForm.tsx',
];

test('no form has inputs of which a browser keeps half a date or number to itself', () => {
  const found = globSync('src/**/*.tsx')
    .filter((file) => !file.includes('.test.'))
    .filter((file) => partial.test(readFileSync(file, 'utf8')));
  expect(found.toSorted()).toEqual(inQuestions);
});

const partial = /\btype(?:=|: )["'](?:date|datetime-local|month|number|time|week)["']/;
