import { countryName } from './countries.ts';

export type PostalAddress = {
  street: string;
  /** A floor, a suite, the name of a house. */
  extra: string | null;
  city: string;
  region: string | null;
  postalCode: string | null;
  /** Its code, such as `CA`. */
  country: string;
};

const regionBeforeCode = new Set(['CA', 'US', 'AU']);
const codeOnItsOwn = new Set(['GB', 'IE']);

/** An address in the order of its country, without the name of that. */
export function linesOfAddress(address: PostalAddress) {
  return [address.street, address.extra, ...placeLines(address)].filter((line) => line);
}

/** On one line. */
export function addressInLine(address: PostalAddress) {
  return linesOfAddress(address).join(', ');
}

/** The same for readers of any country. */
export function wholeAddressInLine(address: PostalAddress) {
  return `${addressInLine(address)}, ${countryName(address.country)}`;
}

function placeLines({ city, region, postalCode, country }: PostalAddress) {
  if (regionBeforeCode.has(country))
    return [[[city, region].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ')];
  if (codeOnItsOwn.has(country)) return [city, postalCode];
  if (country === 'JP') return [[city, region].filter(Boolean).join(', '), postalCode];
  return [[postalCode, city].filter(Boolean).join(' '), region];
}
