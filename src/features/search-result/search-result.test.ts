import { expect, test } from 'vitest';
import { fitsSearchResult, lengthText } from './search-result.ts';

test('a title of usual length fits a search result, and a long one does not', () => {
  expect(fitsSearchResult('Kestrel House, Coal Harbour | SOLMERE')).toBe(true);
  expect(fitsSearchResult(`${'Presale residences above the water '.repeat(2)}| SOLMERE`)).toBe(
    false,
  );
  expect(fitsSearchResult('W'.repeat(60))).toBe(false);
});

test('characters are counted as readers see them', () => {
  expect(lengthText('', 60)).toBe('0 of about 60 characters');
  expect(lengthText('𝒜é', 60)).toBe('2 of about 60 characters');
});
