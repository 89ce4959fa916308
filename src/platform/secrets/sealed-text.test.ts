import { expect, test } from 'vitest';
import { seal, unseal } from './sealed-text.ts';

test('a sealed text is readable only with its password and unchanged', () => {
  const sealed = seal('four grey herons', 'by the inlet');
  expect(sealed).not.toContain('heron');
  expect(unseal(sealed, 'by the inlet')).toBe('four grey herons');
  expect(unseal(sealed, 'by the lake')).toBeUndefined();
  expect(unseal(sealed.slice(0, -3), 'by the inlet')).toBeUndefined();
  expect(unseal('anything', 'by the inlet')).toBeUndefined();
});

test('the same text is sealed differently each time', () => {
  expect(seal('one', 'two')).not.toBe(seal('one', 'two'));
});
