import { expect, test } from 'vitest';
import { homeRows, typedHomes } from '../form/home-rows.ts';
import { findCurrency } from '../money.ts';
import { changedPrice, consequence, priceChanges, readPercent } from './price-change.ts';
import { itoResidences } from '../residences.demo.ts';

test('price changes are rounded, and never reach zero or go the other way', () => {
  expect(changedPrice(1_310_000, { percent: 2.5, roundTo: 5000 })).toBe(1_345_000);
  expect(changedPrice(1_000_000, { percent: 2.3, roundTo: 1 })).toBe(1_023_000);
  expect(changedPrice(1_000_000, { percent: -2.3, roundTo: 1 })).toBe(977_000);
  expect(changedPrice(8000, { percent: -50, roundTo: 5000 })).toBe(5000);
  expect(changedPrice(3000, { percent: -50, roundTo: 5000 })).toBe(3000);
  expect(changedPrice(1_311_000, { percent: 0.1, roundTo: 5000 })).toBe(1_311_000);
  expect([readPercent('2,5'), readPercent('2.5 %'), readPercent('0'), readPercent('x')]).toEqual([
    2.5,
    2.5,
    undefined,
    undefined,
  ]);
  const rows = homeRows(typedHomes(itoResidences.homes)).slice(0, 2);
  expect(priceChanges(rows, { percent: 10, roundTo: 1_000_000 })).toMatchObject([
    { number: '101', now: 232_000_000, next: 255_000_000 },
    { number: '102', next: 257_000_000 },
  ]);
});

test('the summary of a price change has the totals and the range that visitors read', () => {
  const rows = homeRows(typedHomes(itoResidences.homes)).slice(0, 3);
  const changes = priceChanges(rows, { percent: 10, roundTo: 1_000_000 });
  const prices = { rows, currency: findCurrency('TOKYO') };
  const derived = consequence(changes, prices, { writtenRange: '', chosenHomes: rows });
  const written = consequence(changes, prices, { writtenRange: 'From ¥90m', chosenHomes: rows });
  expect(derived).toMatch(
    /^Total: .* becomes .*\. All other prices stay the same\. Visitors will see/,
  );
  expect(written).toContain('Visitors will still see “From ¥90m”');
  expect(written).not.toContain('Visitors will see');
});
