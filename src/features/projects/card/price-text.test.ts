import { expect, test } from 'vitest';
import { pricesIn } from './price-text.ts';

test.each([
  ['From $2,480,000', [2_480_000]],
  ['$585,000 to $1,940,000', [585_000, 1_940_000]],
  ['$585000 – $1940000', [585_000, 1_940_000]],
  ['CA$795,000', [795_000]],
  ['From $1.2M', [1_200_000]],
  ['$800k', [800_000]],
  ['$1\u00A0310\u00A0000 to $2\u00A0480\u00A0000', [1_310_000, 2_480_000]],
  ['From $850.000', []],
  ['$5 to $6', []],
  ['US$1,200,000', []],
  ['$585,000 plus parking', []],
  ['¥120,000,000', []],
  ['', []],
])('the prices in “%s” are %j', (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});
