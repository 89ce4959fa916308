import { expect, test } from 'vitest';
import { findNamedPrice } from './named-prices.ts';

test.each([
  ['Homes from $1,900,000 to $2.4M', '$1,900,000'],
  ['From 1.9M CAD', '1.9M CAD'],
  ['from CAD 1,900,000', 'CAD 1,900,000'],
  ['from 1,900,000', '1,900,000'],
  ['starting at 1.9 million', '1.9 million'],
  ['a mere 1.9 million dollars', '1.9 million dollars'],
  ['under $900 a square foot', '$900'],
  ['À partir de 1 900 000 $', '1 900 000 $'],
  ['dès 1,9 million de dollars', '1,9 million de dollars'],
  ['190万ドルから', '190万ドル'],
  ['9,800万円〜', '9,800万円'],
  ['總價３８００萬元起', '3800萬元'],
  ['from €450k', '€450k'],
  ['Homes from 890k', '890k'],
  ['starting at 899900', '899900'],
  ['prices from 1,250,000', '1,250,000'],
  ['à partir de 450 000', '450 000'],
])('%s names a price', (text, price) => {
  expect(findNamedPrice(text)).toBe(price);
});

test.each([
  'Two bedrooms, 101 homes on 38 levels, 40% sold in 2026.',
  'Homes from 1,020 to 2,480 sq ft, and 120,000 square feet of garden.',
  'Call +1 604 555 0143, or come to 1200 Howe Street, V6Z 1L9, by 12 May 2027.',
  'All 38 levels, TOP 10 architects, CAD drawings.',
  'Home 2701 is on the 27th floor; 9 m ceilings, 45 m of water.',
  '地上38階、101戸、2027年竣工。徒歩5分、専有面積120㎡。',
  '101 habitations, 38 étages, livraison en 2027.',
  '250,000 homes sold, 1,000,000 happy visitors, population 2.6M, 150 000 clients.',
  'Licence 300,123, strata plan EPS 123,456, MLS 1,234,567.',
  'Homes from 890 square feet, from 12 floors up, from 2027.',
])('%s names none', (text) => {
  expect(findNamedPrice(text)).toBeUndefined();
});
