import { expect, test } from 'vitest';
import { withoutNul } from './without-nul.ts';

test('NUL is removed from all strings in a value, and expected else is changed', () => {
  const expected = { text: 'a', list: ['b', { c: 'd' }], number: 1, none: null, open: undefined };
  const input = {
    text: 'a\0',
    list: ['\0b', { c: '\0d\0' }],
    number: 1,
    none: null,
    open: undefined,
  };
  expect(withoutNul(input)).toEqual(expected);
  expect(withoutNul('\0a\0b')).toBe('ab');
});

test('keys named __proto__ are removed', () => {
  const input: unknown = JSON.parse('{"homes":[{"__proto__":{"a":1},"b":2}]}');
  expect(JSON.stringify(withoutNul(input))).toBe('{"homes":[{"b":2}]}');
});
