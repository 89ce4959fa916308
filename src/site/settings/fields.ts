import { z } from 'zod';
import { areaUnits } from '../../lib/geo/areas.ts';
import { degreesError } from '../../lib/geo/coordinates.ts';
import { countryCodes } from '../../lib/geo/countries.ts';
import { linkAddressFrom } from '../../lib/web/link-address.ts';
import { proposedSlug } from '../../lib/slugs/proposed-slug.ts';
import { isTimeZone } from '../../lib/values/known-names.ts';
import * as field from '../../model/fields.ts';
import { isTelephone } from '../../lib/web/telephone.ts';
import { withHttps } from '../../lib/web/with-https.ts';

/** Optional text. Missing text becomes an empty string. */
const text = field.text.transform((value) => value ?? '');

const translatedText = field.text.translated.transform((value) => value ?? '');

export const claim = z.object({
  value: translatedText,
  /** The source of the claim. */
  proof: field.text,
  /** The day to check the claim again. */
  lookAgain: field.day.nullish().transform((day) => day ?? null),
});

export const wrongLocale = 'Enter a language and country, such as en-CA';

const country = z
  .string({ error: 'Choose a country' })
  .refine((code) => countryCodes.includes(code), 'Choose a country');

const currency = z
  .string({ error: 'Choose a currency' })
  .regex(/^[A-Z]{3}$/, 'Choose a currency, such as CAD');

const timeZone = z
  .string({ error: 'Choose a time zone' })
  .refine(isTimeZone, 'Choose a time zone, such as America/Vancouver');

const phone = text.refine((number) => number === '' || isTelephone(number), field.notATelephone);

const email = text.refine((address) => address === '' || field.email.safeParse(address).success, {
  error: 'Enter an email address, such as name@example.com',
});

export const year = field.optionalNumber('Enter a year', {
  min: 1500,
  max: 2100,
  isInteger: true,
});

const place = field
  .optionalNumber('Enter a number of 1 or more', { min: 1, isInteger: true })
  .optional()
  .transform((position) => position ?? null);

const point = z.object({ lat: degrees(85), lng: degrees(180) });

const optionalPoint = z.preprocess(
  (value) => (isEmptyPoint(value) ? null : value),
  point.nullable(),
);

export const office = z.object({
  name: field.line.translated,
  country,
  street: text,
  extra: field.text,
  city: translatedText,
  region: field.text.translated,
  postalCode: field.text,
  phone,
  email,
  /** For letters and questions about personal data. */
  infoEmail: email,
  timeZone,
  /** Shown in the footer. */
  shortHours: translatedText,
  /** Other opening times, shown in the footer. */
  shortOtherwise: field.text.translated,
  days: translatedText,
  times: translatedText,
  otherwise: field.text.translated,
  coordinates: optionalPoint,
});

export const city = z
  .object({
    /** Derived from the first name and never changed: projects and URLs refer to it. */
    id: field.text,
    name: field.line.translated,
    region: field.text.translated,
    country,
    currency,
    timeZone,
    paper: z.enum(['Letter', 'A4'], { error: 'Choose a paper size' }),
    /** The unit of areas that comes first. If empty, the usual one of the country. */
    areaUnit: z.preprocess(
      (value) => value || null,
      z.enum(areaUnits, { error: 'Choose a unit of area' }).nullable(),
    ),
    /** What the prices of its homes are. If empty, what is usual in the country. */
    prices: z.preprocess(
      (value) => value || null,
      z.enum(['before-tax', 'with-tax'], { error: 'Choose what prices include' }).nullish(),
    ),
    /** Null for a city that is on no map. */
    centre: optionalPoint,
    /** The position in the city select of the project form. Cities without one come last. */
    formPlace: place,
  })
  .transform((values) => ({
    ...values,
    id: values.id ?? proposedSlug(values.name, 'city').toUpperCase(),
  }));

const rateError = 'Enter a rate, such as 1.37';

export const rate = z.object({
  currency,
  /** The value of one unit in the currency of the first city. */
  worth: field.number(rateError, { isFraction: true }).refine((worth) => worth > 0, rateError),
});

/** A path of this site or an https URL. */
const linkTarget = field.line.overwrite(withHttps).refine(isPathOrSecure, {
  error: 'Enter a path such as /about, or a URL starting with https://',
});

export const link = z.object({
  label: field.line.translated,
  path: linkTarget,
  shown: z.enum(['both', 'footer', 'none'], { error: 'Choose where it is shown' }),
});

const titlePlaceholders = ['{page}', '{company}'];

export const titlePattern = field.line.translated
  .refine((pattern) => pattern.includes('{page}'), 'Include {page} for the page title')
  .refine(
    (pattern) =>
      (pattern.match(/\{[^}]*\}?/g) ?? []).every((one) => titlePlaceholders.includes(one)),
    'You can only use {page} and {company} here',
  );

/** Parses like a browser, for which `/\\elsewhere.example` is not a path. */
function isPathOrSecure(address: string) {
  return /^(\/|https:\/\/)/.test(address) && linkAddressFrom(address) !== undefined;
}

function degrees(limit: number) {
  const error = degreesError(limit);
  return field.number(error, { min: -limit, max: limit });
}

function isEmptyPoint(value: unknown) {
  return Object.values(value ?? {}).every((part) => (part ?? '') === '');
}
