import { expect, test } from 'vitest';
import { plural } from './plural.ts';

test.each([
  [0, '0 emails'],
  [1, '1 email'],
  [2, '2 emails'],
  [21, '21 emails'],
])('%d wants its words', (count, text) => {
  expect(plural(count, '# email', '# emails')).toBe(text);
});

test('the singular may omit the number', () => {
  expect(plural(1, 'One email', '# emails')).toBe('One email');
});
