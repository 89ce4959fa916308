import { z } from 'zod';
import { countryCodes } from '../lib/countries.ts';
import { linkAddressFrom } from '../lib/link-address.ts';
import { slugOf } from '../lib/slug.ts';
import { isTimeZone } from '../lib/known-names.ts';
import * as field from '../records/fields.ts';

/** Text that may be missing: empty then. */
const spare = field.text.transform((value) => value ?? '');

export const claim = z.object({
  value: spare,
  /** Where it can be looked up. */
  proof: field.text,
  /** The day on which somebody looks whether it is still true. */
  lookAgain: field.day.nullish().transform((day) => day ?? null),
});

export const wrongLocale = 'Enter a language and a country, such as nb-NO';

const country = z
  .string({ error: 'Choose a country' })
  .refine((code) => countryCodes.includes(code), 'Choose a country');

const currency = z
  .string({ error: 'Choose a currency' })
  .regex(/^[A-Z]{3}$/, 'Choose a currency such as NOK');

const timeZone = z
  .string({ error: 'Choose a time zone' })
  .refine(isTimeZone, 'Choose a time zone such as Europe/Oslo');

const phone = spare.refine((number) => number === '' || number.replaceAll(/\D/g, '').length >= 5, {
  error: 'Enter a telephone number, with the area code',
});

const email = spare.refine((address) => address === '' || field.email.safeParse(address).success, {
  error: 'Enter an e-mail address, like name@example.com',
});

export const year = z.preprocess(
  field.numberFrom,
  z
    .number('Enter a year')
    .int('Enter a year')
    .min(1500, 'Enter a year')
    .max(2100, 'Enter a year')
    .nullable(),
);

const place = z
  .preprocess(
    field.numberFrom,
    z.number('Enter 1 or more').int('Enter 1 or more').min(1, 'Enter 1 or more').nullable(),
  )
  .optional()
  .transform((given) => given ?? null);

const point = z.object({ lat: degrees(85), lng: degrees(180) });

export const office = z.object({
  name: field.line,
  country,
  street: spare,
  extra: field.text,
  city: spare,
  region: field.text,
  postalCode: field.text,
  phone,
  email,
  /** Where letters and questions about personal data go. */
  infoEmail: email,
  timeZone,
  /** For the footer. */
  shortHours: spare,
  /** When it is open otherwise, for the footer. */
  shortOtherwise: field.text,
  days: spare,
  times: spare,
  otherwise: field.text,
  coordinates: z.preprocess((value) => (isEmptyPoint(value) ? null : value), point.nullable()),
});

export const city = z
  .object({
    /** Made of the first name, and kept: projects and addresses name the city by it. */
    id: field.text,
    name: field.line,
    region: field.text,
    country,
    currency,
    timeZone,
    paper: z.enum(['Letter', 'A4'], { error: 'Choose a paper size' }),
    centre: point,
    /** Where it stands among the cities in the form of projects; after the others where it says nothing. */
    formPlace: place,
  })
  .transform((given) => ({ ...given, id: given.id ?? slugOf(given.name).toUpperCase() }));

export const rate = z.object({
  currency,
  /** What one of it is worth in the currency of the first city. */
  worth: z.preprocess(
    field.numberFrom,
    z.number('Enter a rate, such as 1.37').positive('Enter a rate, such as 1.37'),
  ),
});

/** Of this site, or anywhere. */
const leadsTo = field.line.refine(isPathOrSecure, {
  error: 'Enter a path such as /about, or an address that starts with https://',
});

export const link = z.object({
  label: field.line,
  path: leadsTo,
  shown: z.enum(['both', 'footer', 'none'], { error: 'Choose where it is shown' }),
});

const titleWords = ['{page}', '{company}'];

export const titlePattern = field.line
  .refine((pattern) => pattern.includes('{page}'), 'Write {page} where the title of a page stands')
  .refine(
    (pattern) => (pattern.match(/\{[^}]*\}?/g) ?? []).every((one) => titleWords.includes(one)),
    'Only {page} and {company} are known here',
  );

/** As a browser reads it: `/\\elsewhere.example` is no path. */
function isPathOrSecure(address: string) {
  return /^(\/|https:\/\/)/.test(address) && linkAddressFrom(address) !== undefined;
}

function degrees(limit: number) {
  const error = `Must be between -${limit} and ${limit}`;
  return z.preprocess(field.numberFrom, z.number(error).min(-limit, error).max(limit, error));
}

function isEmptyPoint(value: unknown) {
  return Object.values(value ?? {}).every((part) => (part ?? '') === '');
}
