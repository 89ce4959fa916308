import { LRUCache } from 'lru-cache';
import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import { dialledNumber, extensionOf, hasSecondEnd } from '../lib/web/telephone.ts';

/** The word before an extension. */
const extensionLabels: Record<string, string> = { en: 'ext.', fr: 'poste', ja: '内線', zh: '分機' };

/** The international number of a typed one in a country, such as `+16045550142`. Undefined if it is not known. */
export function numberToDial(typed: string, country: string) {
  return parse(typed, country)?.number;
}

/**
 * A typed number as those who read a language dial it: within the countries of their own calling code `604 555-0142`, from
 * elsewhere `+1 604 555 0142`. As typed if it is not known.
 */
export function numberToRead(typed: string, country: string, language: string) {
  const parsed = parse(typed, country);
  if (!parsed || hasSecondEnd(typed)) return typed;
  const { language: spoken, region } = new Intl.Locale(language).maximize();
  const number =
    callingCode(region) === parsed.countryCallingCode
      ? parsed.formatNational().replaceAll(/[()]/g, '')
      : parsed.formatInternational();
  const extension = extensionOf(typed);
  return extension === undefined
    ? number
    : `${number} ${extensionLabels[spoken] ?? 'ext.'} ${extension}`;
}

function callingCode(region = '') {
  return isSupportedCountry(region) ? getCountryCallingCode(region) : undefined;
}

/** Each page has those of the offices. */
const parsedNumbers = new LRUCache<string, { number: PhoneNumber | undefined }>({ max: 500 });

function parse(typed: string, country: string) {
  const key = `${country} ${typed}`;
  const known = parsedNumbers.get(key) ?? { number: parseTyped(typed, country) };
  parsedNumbers.set(key, known);
  return known.number;
}

function parseTyped(typed: string, country: string) {
  const number = dialledNumber(typed);
  const parsed =
    number === undefined ? undefined : parsePhoneNumberFromString(number, country as CountryCode);
  return parsed?.isValid() ? parsed : undefined;
}
