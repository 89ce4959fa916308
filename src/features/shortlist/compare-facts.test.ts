import { expect, test } from 'vitest';
import { compareFacts } from './compare-facts.ts';
import { shortlistQuery, slugsIn } from './shortlist-address.ts';

const dollars = (value: number) => ({ value, unit: 'CAD' });

test('equal facts appear once, the lowest is marked, and unknown facts are left out', () => {
  const rows = compareFacts([
    [
      { key: 'where' as const, label: 'Where', text: 'Tokyo' },
      { key: 'price' as const, label: 'Price', text: 'From $2', rank: dollars(2) },
      { key: 'levels' as const, label: 'Levels', text: null },
    ],
    [
      { key: 'where' as const, label: 'Where', text: 'Tokyo' },
      { key: 'price' as const, label: 'Price', text: 'From $1', rank: dollars(1) },
      { key: 'levels' as const, label: 'Levels', text: null },
    ],
  ]);
  expect(rows.map(({ label, isSame }) => [label, isSame])).toEqual([
    ['Where', true],
    ['Price', false],
  ]);
  expect(rows[1]?.cells.map(({ note }) => note)).toEqual([undefined, 'lowest']);
});

test('the fewest homes and the soonest completion are marked, and a partner leads to their page', () => {
  const rows = compareFacts(
    [
      { month: 24_324, left: 4, partner: 'Ada' },
      { month: 0, left: 9, partner: 'Mei' },
    ].map(({ month, left, partner }) => [
      {
        key: 'left' as const,
        label: 'Left',
        text: `${left} of 12`,
        rank: { value: left, unit: 'homes' },
      },
      {
        key: 'completion' as const,
        label: 'Completion',
        text: `Month ${month}`,
        rank: { value: month, unit: 'month' },
      },
      { key: 'partner' as const, label: 'Partner', text: partner, href: `/partners/${partner}` },
    ]),
  );
  expect(rows[0]?.cells.map(({ figure }) => figure)).toEqual(['4', undefined]);
  expect(rows.map(({ cells }) => cells.map(({ note, href }) => note ?? href))).toEqual([
    ['fewest', undefined],
    [undefined, 'soonest'],
    ['/partners/Ada', '/partners/Mei'],
  ]);
});

test('prices of two currencies have no lowest', () => {
  const prices = [dollars(2), { value: 1, unit: 'JPY' }];
  const rows = compareFacts(
    prices.map((rank) => [{ key: 'price' as const, label: 'Price', text: `${rank.value}`, rank }]),
  );
  expect(rows[0]?.cells.map(({ note }) => note)).toEqual([undefined, undefined]);
});

test('a query names twelve projects at most, each once, and nothing else', () => {
  const slugs = Array.from({ length: 14 }, (_, index) => `house-${index}`);
  const query = shortlistQuery(['<script>', 'house-0', ...slugs]);
  expect(slugsIn(new URLSearchParams(query))).toEqual(slugs.slice(0, 12));
});
