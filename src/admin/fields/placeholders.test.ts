import { expect, test } from 'vitest';
import { completionAt } from './placeholders.ts';

const placeholders = [
  { name: 'company', value: 'SOLMERE' },
  { name: 'office.phone', value: '+1 604 555 0142' },
  { name: 'office.email', value: 'info@solmere.example' },
];

test('a brace offers all placeholders, and further letters filter them', () => {
  expect(names('Ring {')).toEqual(['company', 'office.phone', 'office.email']);
  expect(names('Ring {off')).toEqual(['office.phone', 'office.email']);
  expect(names('Ring {PHO')).toEqual(['office.phone']);
});

test('nothing is offered without an open brace or without matches', () => {
  for (const text of ['Ring', 'Ring {company}', 'Ring { ', 'Ring {weather']) {
    expect(names(text)).toBeUndefined();
  }
});

test('the name replaces the typed part, up to a closing brace', () => {
  expect(completionAt('Ring {com} now', 9, placeholders)).toMatchObject({ from: 5, to: 10 });
});

function names(text: string) {
  return completionAt(text, text.length, placeholders)?.found.map(({ name }) => name);
}
