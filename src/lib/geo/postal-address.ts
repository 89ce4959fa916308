import { locale } from '../text/locale.ts';
import { isIdeographic, messageLanguage } from '../text/message-language.ts';
import { countryName } from './countries.ts';

export type PostalAddress = {
  street: string;
  /** A floor, a suite or the name of a house. */
  extra: string | null;
  city: string;
  region: string | null;
  postalCode: string | null;
  /** The country code, such as `CA`. */
  country: string;
  /** City and region as they are written on an envelope, where those above are translated. */
  postal?: { city: string; region: string | null };
};

const regionBeforeCode = new Set(['CA', 'US', 'AU']);
const codeOnOwnLine = new Set(['GB', 'IE']);

/** The lines of an address in the order customary in its country, without the country's name. */
export function linesOfAddress(address: PostalAddress) {
  return [address.street, address.extra, ...localityLines(address)].flatMap((line) => line || []);
}

export function addressInLine(address: PostalAddress) {
  return linesOfAddress(address).join(', ');
}

/** On one line, with the country's name: in brackets where the language writes it first, since the address is in Latin letters. */
export function fullAddressLine(address: PostalAddress) {
  const [line, country] = [addressInLine(address), countryName(address.country)];
  return isIdeographic(locale()) ? `${line}（${country}）` : `${line}, ${country}`;
}

function localityLines(address: PostalAddress) {
  const { postalCode, country } = address;
  const isInFrench = country === 'CA' && messageLanguage(locale()) === 'fr';
  const { city, region } = isInFrench ? address : (address.postal ?? address);
  // OQLF, « Abréviation de Québec »: in brackets in full, `Montréal (Québec) H2N 2N2`, and without as a symbol, `Montréal QC H2N 2N2`.
  const province = region?.replace(/^(?![A-Z]{2}$).+/, '($&)');
  if (isInFrench) return [[city, province, postalCode].filter(Boolean).join(' ')];
  if (regionBeforeCode.has(country))
    return [[[city, region].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ')];
  if (codeOnOwnLine.has(country)) return [city, postalCode];
  if (country === 'JP') return [[city, region].filter(Boolean).join(', '), postalCode];
  return [[postalCode, city].filter(Boolean).join(' '), region];
}
