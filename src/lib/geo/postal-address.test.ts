import { afterEach, expect, test } from 'vitest';
import { provideLocale } from '../text/locale.ts';
import { addressInLine, linesOfAddress } from './postal-address.ts';

const address = {
  street: '1180 Harbour Row',
  extra: null,
  city: 'Vancouver',
  region: 'BC',
  postalCode: 'V6E 0B2',
  country: 'CA',
};

test('an address is written in the order of its country', () => {
  expect(addressInLine(address)).toBe('1180 Harbour Row, Vancouver, BC V6E 0B2');
  expect(linesOfAddress({ ...address, country: 'DE', region: null })).toEqual([
    '1180 Harbour Row',
    'V6E 0B2 Vancouver',
  ]);
});

let restore = () => {};
afterEach(() => restore());

test('an address in Canada is written in French as it is in Québec', () => {
  restore = provideLocale(() => 'fr-CA');
  const { city, region } = address;
  const translated = { ...address, region: 'Colombie-Britannique', postal: { city, region } };
  expect(addressInLine(translated)).toBe(
    '1180 Harbour Row, Vancouver (Colombie-Britannique) V6E 0B2',
  );
  expect(addressInLine(address)).toBe('1180 Harbour Row, Vancouver BC V6E 0B2');
  expect(addressInLine({ ...translated, country: 'US' })).toBe(
    '1180 Harbour Row, Vancouver, BC V6E 0B2',
  );
});

test('an address is not translated with its city', () => {
  const { city, region } = address;
  const translated = { ...address, city: '溫哥華', region: '卑詩省', postal: { city, region } };
  expect(linesOfAddress(translated)).toEqual(linesOfAddress(address));
});
