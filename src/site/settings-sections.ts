import { z } from 'zod';
import { countryCodes } from '../lib/countries.ts';
import { linkAddressFrom } from '../lib/link-address.ts';
import { slugOf } from '../lib/slug.ts';
import { isLocale, isTimeZone } from '../lib/known-names.ts';
import * as field from '../records/fields.ts';
import { deskSchema } from './settings-desk.ts';
import { lettersSchema } from './settings-letters.ts';
import { lookSchema } from './settings-look.ts';
import { privacySchema } from './settings-privacy.ts';

/** Text that may be missing: empty then. */
const spare = field.text.transform((value) => value ?? '');

const claim = z.object({
  value: spare,
  /** Where it can be looked up. */
  proof: field.text,
  /** The day on which somebody looks whether it is still true. */
  lookAgain: field.day.nullish().transform((day) => day ?? null),
});

const wrongLocale = 'Enter a language and a country, such as nb-NO';

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

const year = z.preprocess(
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

const office = z.object({
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

const city = z
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

const rate = z.object({
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

const link = z.object({
  label: field.line,
  path: leadsTo,
  shown: z.enum(['both', 'footer', 'none'], { error: 'Choose where it is shown' }),
});

const titleWords = ['{page}', '{company}'];

const titlePattern = field.line
  .refine((pattern) => pattern.includes('{page}'), 'Write {page} where the title of a page stands')
  .refine(
    (pattern) => (pattern.match(/\{[^}]*\}?/g) ?? []).every((one) => titleWords.includes(one)),
    'Only {page} and {company} are known here',
  );

/** What an editor writes of each section. */
export const sectionSchemas = {
  company: z.object({
    name: field.line,
    /** For search engines and feeds. */
    description: field.line,
    founder: field.text,
    foundedYear: year,
    /** Of the tab of a browser; the site's own where there is none. */
    iconUrl: field.imageAddress,
    /** For pages without a picture of their own, where they are shared. */
    cardUrl: field.imageAddress,
  }),
  offices: z.object({
    /** The first is the head office. */
    offices: z.array(office, { error: 'Add an office' }).min(1, 'Add an office'),
  }),
  cities: z
    .object({
      cities: z.array(city, { error: 'Add a city' }).superRefine(requireDifferentIds),
      /** By which prices in different currencies are compared. */
      rates: z.array(rate).default([]),
      /** The day on which somebody looked them up. */
      ratesDay: z
        .preprocess((day) => day || null, field.day.nullable())
        .optional()
        .transform((day) => day ?? null),
    })
    .superRefine(requireDatedRates),
  claims: z.object({
    activeMembers: claim,
    dealsPerYear: claim,
    launchesPerYear: claim,
    annualPresaleUnits: claim,
    annualVolume: claim,
    joiningFee: claim,
  }),
  navigation: z.object({
    /** In their order. A page that is shown nowhere keeps its address. */
    links: z.array(link, { error: 'Add a link' }).min(1, 'Add a link'),
    contactLabel: field.line,
    privacyLabel: field.line,
    placeTitle: field.line,
    hoursTitle: field.line,
    contactTitle: field.line,
    /** Follows year and name. */
    rights: field.line,
  }),
  look: lookSchema,
  letters: lettersSchema,
  desk: deskSchema,
  privacy: privacySchema,
  search: z.object({
    titlePattern,
    isFound: z.enum(['yes', 'no'], { error: 'Choose one' }),
  }),
  language: z.object({
    /** Of dates, numbers, plurals and of the pages, such as `en-CA`. */
    locale: z.string({ error: wrongLocale }).refine(isLocale, wrongLocale),
  }),
};

export type SectionName = keyof typeof sectionSchemas;

/** What is true of the company and the same on every page. */
export type SiteSettings = {
  [Name in SectionName]: z.output<(typeof sectionSchemas)[Name]>;
};

export type Office = SiteSettings['offices']['offices'][number];
export type City = SiteSettings['cities']['cities'][number];

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

function requireDatedRates(
  { rates, ratesDay }: { rates: { currency: string }[]; ratesDay: string | null },
  context: z.RefinementCtx,
) {
  if (rates.length > 0 && ratesDay === null)
    context.addIssue({ code: 'custom', path: ['ratesDay'], message: 'Enter the day of the rates' });
  rates.forEach(({ currency: code }, at) => {
    if (rates.slice(0, at).some((other) => other.currency === code)) {
      const message = 'There is such a rate';
      context.addIssue({ code: 'custom', path: ['rates', at, 'currency'], message });
    }
  });
}

function requireDifferentIds(cities: { id: string }[], context: z.RefinementCtx) {
  cities.forEach(({ id }, at) => {
    const isTaken = cities.slice(0, at).some((other) => other.id === id);
    if (id === '' || isTaken) {
      const message = id === '' ? 'Use some letters of the alphabet' : 'There is such a city';
      context.addIssue({ code: 'custom', path: [at, 'name'], message });
    }
  });
}
