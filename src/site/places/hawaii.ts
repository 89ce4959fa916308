import type { Place } from '../settings/places.ts';
import { baseRule, baseWords, superlatives } from './base-place.ts';

const advertising = {
  source: 'Hawaii Administrative Rules 16-99-11, advertisement',
  sourceUrl: 'https://cca.hawaii.gov/reb/16-99-11-advertisement/',
};

const condominiums = {
  source: 'Hawaii Revised Statutes, chapter 514B, part V',
  sourceUrl: 'https://cca.hawaii.gov/reb/hrs514b/',
};

export const hawaii: Place = {
  id: 'HAWAII',
  name: 'Hawaii',
  country: 'US',
  timeZone: 'Pacific/Honolulu',
  cities: ['HONOLULU'],
  rules: [
    baseRule({
      id: 'brokerage',
      of: 'brokerage',
      asks: 'brokerage',
      label: 'Brokerage’s legal name',
      line: '{brokerage}',
      ...advertising,
    }),
    baseRule({
      id: 'licensee',
      of: 'partner',
      asks: 'licence-class',
      label: 'Licensee’s class',
      line: '{licence.name}, {licence.class}, {brokerage}',
      ...advertising,
    }),
    baseRule({
      id: 'tenure',
      of: 'project',
      asks: 'tenure',
      label: 'Tenure: “leasehold” where it is',
      line: 'Tenure: {tenure}.',
      ...advertising,
    }),
    baseRule({
      id: 'public-report',
      of: 'project',
      asks: 'filing',
      detail: 'Developer’s public report',
      label: 'Public report effective on',
      appliesTo: 'presale',
      notFiled: 'limited',
      line: '{filing.name} effective {filing.date}.',
      ...condominiums,
    }),
    baseRule({
      id: 'before-registration',
      of: 'project',
      asks: 'line',
      label: 'Nothing binding before registration',
      appliesTo: 'presale',
      line: 'Until the developer’s public report takes effect, nothing is binding and no money is taken.',
      ...condominiums,
    }),
  ],
  words: [
    ...baseWords('en', 'needs-source', 'Misleading advertising', superlatives),
    ...baseWords('en', 'forbidden', 'Misleading advertising', ['guaranteed']),
  ],
};
