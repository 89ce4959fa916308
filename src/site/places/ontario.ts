import type { Place } from '../settings/places.ts';
import { baseRule, baseWords, superlatives } from './base-place.ts';

const advertising = {
  source: 'Trust in Real Estate Services Act, advertising (RECO)',
  sourceUrl: 'https://www.ontario.ca/laws/statute/02r30',
};

const licensing = 'https://www.ontario.ca/laws/statute/17n33b';

export const ontario: Place = {
  id: 'ONTARIO',
  name: 'Ontario',
  country: 'CA',
  timeZone: 'America/Toronto',
  cities: ['TORONTO'],
  rules: [
    baseRule({
      id: 'brokerage',
      of: 'brokerage',
      asks: 'brokerage-word',
      detail: 'Brokerage',
      label: 'Registered name with the word “Brokerage”',
      ...advertising,
    }),
    baseRule({
      id: 'registrant',
      of: 'partner',
      asks: 'licensed-name',
      label: 'Registrant’s name',
      ...advertising,
    }),
    baseRule({
      id: 'class',
      of: 'partner',
      asks: 'licence-class',
      label: 'Registrant’s class',
      line: '{licence.name}, {licence.class}, {brokerage}',
      ...advertising,
    }),
    baseRule({
      id: 'vendor',
      of: 'project',
      asks: 'vendor',
      label: 'Vendor',
      appliesTo: 'presale',
      line: 'The vendor is {vendor}.',
      source: 'New Home Construction Licensing Act (HCRA)',
      sourceUrl: licensing,
    }),
    baseRule({
      id: 'vendor-licence',
      of: 'project',
      asks: 'vendor-licence',
      label: 'Vendor’s HCRA licence',
      appliesTo: 'presale',
      line: 'Vendor’s HCRA licence {vendor.licence}.',
      source: 'New Home Construction Licensing Act (HCRA)',
      sourceUrl: licensing,
    }),
    baseRule({
      id: 'tarion',
      of: 'project',
      asks: 'filing',
      detail: 'Qualification for enrolment',
      label: 'Qualified by Tarion on',
      appliesTo: 'presale',
      source: 'Ontario New Home Warranties Plan Act (Tarion): no sale before qualification',
      sourceUrl: 'https://www.ontario.ca/laws/statute/90o31',
    }),
  ],
  words: [
    ...baseWords('en', 'needs-source', 'RECO, comparative claims', superlatives),
    ...baseWords('en', 'forbidden', 'RECO, misleading statements', ['guaranteed']),
  ],
};
