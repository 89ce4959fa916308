import { expect, test } from 'vitest';
import { fillPlaceholders, unknownPlaceholder } from './placeholder-text.ts';

const known = [
  { name: 'company', says: 'Halden & Roe' },
  { name: 'office.phone', says: '+47 22 55 01 42' },
];
const names = known.map(({ name }) => name);

test('what is known takes its place, and all else stays', () => {
  expect(fillPlaceholders('Ring {company}: {office.phone}', known)).toBe(
    'Ring Halden & Roe: +47 22 55 01 42',
  );
  expect(fillPlaceholders('{ company } {name} {}', known)).toBe('{ company } {name} {}');
});

test('a name that is not known is told, with the one that is like it', () => {
  expect(unknownPlaceholder('Ring {offce.phone}', names)).toBe(
    'There is no {offce.phone}. Did you mean {office.phone}?',
  );
  expect(unknownPlaceholder('{Company}', names)).toBe(
    'There is no {Company}. Did you mean {company}?',
  );
  expect(unknownPlaceholder('{weather}', names)).toBe('There is no {weather}.');
  expect(unknownPlaceholder('{company}, {office.phone}', names)).toBeUndefined();
});
