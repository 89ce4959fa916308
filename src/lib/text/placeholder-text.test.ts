import { expect, test } from 'vitest';
import { fillPlaceholders, unknownPlaceholder } from './placeholder-text.ts';

const placeholders = [
  { name: 'company', value: 'Halden & Roe' },
  { name: 'office.phone', value: '+47 22 55 01 42' },
];
const names = placeholders.map(({ name }) => name);

test('known placeholders are replaced, and all other text stays', () => {
  expect(fillPlaceholders('Ring {company}: {office.phone}', placeholders)).toBe(
    'Ring Halden & Roe: +47 22 55 01 42',
  );
  expect(fillPlaceholders('{ company } {name} {}', placeholders)).toBe('{ company } {name} {}');
});

test('the error for an unknown name suggests a similar one', () => {
  expect(unknownPlaceholder('Ring {offce.phone}', names)).toBe(
    '{offce.phone} is not a placeholder. Did you mean {office.phone}?',
  );
  expect(unknownPlaceholder('{Company}', names)).toBe(
    '{Company} is not a placeholder. Did you mean {company}?',
  );
  expect(unknownPlaceholder('{weather}', names)).toBe('{weather} is not a placeholder.');
  expect(unknownPlaceholder('{company}, {office.phone}', names)).toBeUndefined();
});
