import { expect, test } from 'vitest';
import { withoutNul } from './without-nul.ts';

test('no text within a value holds a NUL, and nothing else is changed', () => {
  const nothing = { text: 'a', list: ['b', { c: 'd' }], number: 1, none: null, open: undefined };
  const given = {
    text: 'a\0',
    list: ['\0b', { c: '\0d\0' }],
    number: 1,
    none: null,
    open: undefined,
  };
  expect(withoutNul(given)).toEqual(nothing);
  expect(withoutNul('\0a\0b')).toBe('ab');
});

test('no part of a value is named like the prototype of objects', () => {
  const given: unknown = JSON.parse('{"homes":[{"__proto__":{"a":1},"b":2}]}');
  expect(JSON.stringify(withoutNul(given))).toBe('{"homes":[{"b":2}]}');
});
