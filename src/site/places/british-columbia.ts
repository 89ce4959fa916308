import type { Place } from '../settings/places.ts';
import { baseRule, baseWords, superlatives } from './base-place.ts';

const advertising = {
  source: 'Real Estate Services Rules, advertising (BCFSA, Advertising Information)',
  sourceUrl:
    'https://www.bcfsa.ca/industry-resources/real-estate-professional-resources/knowledge-base/information/advertising-information',
};

const marketingAct = 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/04041_01';

export const britishColumbia: Place = {
  id: 'BRITISH-COLUMBIA',
  name: 'British Columbia',
  country: 'CA',
  timeZone: 'America/Vancouver',
  cities: ['VANCOUVER'],
  rules: [
    baseRule({
      id: 'brokerage',
      of: 'brokerage',
      asks: 'brokerage',
      label: 'Brokerage, with its full registered name',
      line: '{brokerage}',
      ...advertising,
    }),
    baseRule({
      id: 'claims',
      of: 'company',
      asks: 'claim-source',
      label: 'Basis, source and date of claims about volume and rank',
      ...advertising,
    }),
    baseRule({
      id: 'disclosure',
      of: 'project',
      asks: 'filing',
      detail: 'Disclosure statement',
      label: 'Disclosure statement filed on',
      appliesTo: 'presale',
      line: 'This is not an offer for sale. A presale home can be offered in {place} only with a disclosure statement. {filing.name} filed {filing.date}. Latest amendment filed {filing.amended}.',
      source:
        'Real Estate Development Marketing Act, sections 3, 10 and 14: filed before marketing, also for property outside British Columbia. Early marketing ends 12 months after filing without a building permit.',
      sourceUrl: marketingAct,
    }),
    baseRule({
      id: 'deposits',
      of: 'project',
      asks: 'deposit-holder',
      label: 'Deposits held in trust by',
      appliesTo: 'presale',
      line: 'Deposits are held in trust by {holder}.',
      source: 'Real Estate Development Marketing Act, section 18',
      sourceUrl: marketingAct,
    }),
    baseRule({
      id: 'rescission',
      of: 'project',
      asks: 'line',
      label: 'Seven days to cancel',
      appliesTo: 'presale',
      line: 'Buyers can cancel within 7 days of signing or of receiving the disclosure statement, whichever is later.',
      source: 'Real Estate Development Marketing Act, section 21',
      sourceUrl: marketingAct,
    }),
  ],
  words: [
    ...baseWords('en', 'needs-source', 'BCFSA, comparative claims', superlatives),
    ...baseWords('en', 'forbidden', 'BCFSA, misleading advertising', ['guaranteed']),
  ],
};
