import { expect, test } from 'vitest';
import { frenchTypography } from './french-typography.ts';

test.each([
  ['Une question ?', 'Une question?'],
  ['Prix : 2 480 000 $', 'Prix\u00A0: 2\u00A0480\u00A0000\u00A0$'],
  ['Une "maison d\'été" ; 10 %', 'Une «\u00A0maison d’été\u00A0»; 10\u00A0%'],
  ['« Ici » !', '«\u00A0Ici\u00A0»!'],
  [
    '<p>Voir <a href="https://a.example/?b=1">le plan</a> : ici</p>',
    '<p>Voir <a href="https://a.example/?b=1">le plan</a>\u00A0: ici</p>',
  ],
  ['De 14:30 à 16:00, https://a.example', 'De 14:30 à 16:00, https://a.example'],
  ['Écrire à {office.email} :\n\nMerci !', 'Écrire à {office.email}\u00A0:\n\nMerci!'],
])('%s', (text, expected) => {
  const set = frenchTypography(text);
  expect(set).toBe(expected);
  expect(frenchTypography(set)).toBe(set);
});
