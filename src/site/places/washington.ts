import type { Place } from '../settings/places.ts';
import { baseRule, baseWords, superlatives } from './base-place.ts';

const advertising = {
  source: 'WAC 308-124B-210, advertising',
  sourceUrl: 'https://app.leg.wa.gov/wac/default.aspx?cite=308-124B-210',
};

export const washington: Place = {
  id: 'WASHINGTON',
  name: 'Washington',
  country: 'US',
  timeZone: 'America/Los_Angeles',
  cities: ['SEATTLE'],
  rules: [
    baseRule({
      id: 'firm',
      of: 'brokerage',
      asks: 'brokerage',
      label: 'Firm’s licensed name beside any brand',
      line: '{brokerage}',
      ...advertising,
    }),
    baseRule({
      id: 'licensed-name',
      of: 'partner',
      asks: 'licensed-name',
      label: 'Name as licensed',
      ...advertising,
    }),
  ],
  words: [
    ...baseWords('en', 'needs-source', 'Misleading advertising', superlatives),
    ...baseWords('en', 'forbidden', 'Misleading advertising', ['guaranteed']),
  ],
};
