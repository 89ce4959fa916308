import { z } from 'zod';
import * as field from '../../model/fields.ts';
import { inboxSettingsSchema } from './inbox.ts';
import { brokeragesSchema } from './brokerages.ts';
import { emailsSchema } from './emails.ts';
import { placesSchema } from './places.ts';
import { brandingSchema } from './branding.ts';
import { languagesSchema } from './languages.ts';
import { privacySchema } from './privacy.ts';
import { claim, year, office, city, rate, link, titlePattern } from './fields.ts';

/** The schema of each section. */
export const sectionSchemas = {
  company: z.object({
    name: field.line,
    /** For search engines and feeds. */
    description: field.line.translated,
    founder: field.text,
    foundedYear: year,
    /** The favicon. The default icon is used without it. */
    iconUrl: field.imageAddress,
    /** The social card of pages without a picture. */
    cardUrl: field.imageAddress,
  }),
  offices: z.object({
    /** The first is the head office. */
    offices: z.array(office, { error: 'Add an office' }).min(1, 'Add an office'),
  }),
  brokerages: brokeragesSchema,
  cities: z
    .object({
      cities: z.array(city, { error: 'Add a city' }).superRefine(requireDifferentIds),
      /** Exchange rates for comparing prices. */
      rates: z.array(rate).default([]),
      /** The day of the exchange rates. */
      ratesDay: field.optionalDay,
    })
    .superRefine(requireDatedRates),
  places: placesSchema,
  claims: z.object({
    activeMembers: claim,
    dealsPerYear: claim,
    launchesPerYear: claim,
    annualPresaleUnits: claim,
    annualVolume: claim,
    joiningFee: claim,
  }),
  navigation: z.object({
    /** In display order. A page that is hidden here keeps its URL. */
    links: z.array(link, { error: 'Add a link' }).min(1, 'Add a link'),
    contactLabel: field.line.translated,
    privacyLabel: field.line.translated,
    placeTitle: field.line.translated,
    hoursTitle: field.line.translated,
    contactTitle: field.line.translated,
    /** Follows the year and the name in the footer. */
    rights: field.line.translated,
  }),
  look: brandingSchema,
  letters: emailsSchema,
  desk: inboxSettingsSchema,
  privacy: privacySchema,
  search: z.object({
    titlePattern,
    isFound: z.enum(['yes', 'no'], { error: 'Choose one' }),
  }),
  language: languagesSchema,
};

export type SectionName = keyof typeof sectionSchemas;

/** Company facts that are the same on every page. */
export type SiteSettings = {
  [Name in SectionName]: z.output<(typeof sectionSchemas)[Name]>;
};

export type Office = SiteSettings['offices']['offices'][number];

export type City = SiteSettings['cities']['cities'][number];

function requireDatedRates(
  { rates, ratesDay }: { rates: { currency: string }[]; ratesDay: string | null },
  context: z.RefinementCtx,
) {
  if (rates.length > 0 && ratesDay === null)
    context.addIssue({
      code: 'custom',
      path: ['ratesDay'],
      message: 'Enter the date of the rates',
    });
  rates.forEach(({ currency: code }, index) => {
    if (rates.slice(0, index).some((other) => other.currency === code)) {
      const message = 'This currency already has a rate';
      context.addIssue({ code: 'custom', path: ['rates', index, 'currency'], message });
    }
  });
}

function requireDifferentIds(cities: { id: string }[], context: z.RefinementCtx) {
  cities.forEach(({ id }, index) => {
    const isTaken = cities.slice(0, index).some((other) => other.id === id);
    if (id === '' || isTaken) {
      const message =
        id === '' ? 'Enter a name with at least one letter' : 'This city already exists';
      context.addIssue({ code: 'custom', path: [index, 'name'], message });
    }
  });
}
