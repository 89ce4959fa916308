import { expect, test } from 'vitest';
import { plural } from './plural.ts';

test.each([
  [0, '0 mails'],
  [1, '1 mail'],
  [2, '2 mails'],
  [21, '21 mails'],
])('%d wants its words', (count, words) => {
  expect(plural(count, '# mail', '# mails')).toBe(words);
});

test('the singular may omit the number', () => {
  expect(plural(1, 'One mail', '# mails')).toBe('One mail');
});
