import type { Place } from '../settings/places.ts';
import { baseRule, baseWords } from './base-place.ts';

const mentions = {
  source: 'OACIQ, mandatory statements of brokers and agencies',
  sourceUrl: 'https://www.oaciq.com/en/articles/representation',
};

const advertising = {
  source:
    'Regulation respecting brokerage requirements, professional conduct of brokers and advertising, section 113',
  sourceUrl: 'https://www.legisquebec.gouv.qc.ca/en/document/cr/C-73.2,%20r.%201',
};

const charter = 'https://www.legisquebec.gouv.qc.ca/en/document/cs/C-11';

export const quebec: Place = {
  id: 'QUEBEC',
  name: 'Quebec',
  country: 'CA',
  timeZone: 'America/Toronto',
  cities: ['MONTREAL'],
  rules: [
    baseRule({
      id: 'agency',
      of: 'brokerage',
      asks: 'brokerage',
      label: 'Agency, with the mention of its licence',
      ...mentions,
    }),
    baseRule({
      id: 'agency-mention',
      of: 'brokerage',
      asks: 'brokerage-word',
      detail: 'agence immobilière',
      label: 'Mention “agence immobilière” after the agency’s name',
      ...mentions,
    }),
    baseRule({
      id: 'licensed-name',
      of: 'partner',
      asks: 'licensed-name',
      label: 'Name as licensed',
      ...mentions,
    }),
    baseRule({
      id: 'licence-type',
      of: 'partner',
      asks: 'licence-class',
      label: 'Type of licence, in French',
      line: '{licence.name}, {licence.class}, {brokerage}',
      ...mentions,
    }),
    baseRule({
      id: 'photo',
      of: 'partner',
      asks: 'photo-age',
      detail: '5',
      label: 'Photo not older than five years',
      ...advertising,
    }),
    baseRule({
      id: 'statistics',
      of: 'company',
      asks: 'claim-source',
      label: 'Source of each statistic',
      ...advertising,
    }),
    baseRule({
      id: 'french',
      of: 'project',
      asks: 'language',
      detail: 'fr',
      label: 'French at least as complete, as early and as good',
      source: 'Charter of the French language, section 52',
      sourceUrl: charter,
    }),
    baseRule({
      id: 'french-profile',
      of: 'partner',
      asks: 'language',
      detail: 'fr',
      label: 'Profile in French',
      source: 'Charter of the French language, section 52',
      sourceUrl: charter,
    }),
    baseRule({
      id: 'french-contract',
      of: 'project',
      asks: 'line',
      label: 'Preliminary contract in French',
      appliesTo: 'presale',
      line: 'The preliminary contract is drawn up in French. Another language is used only if the buyer asks for it after receiving the French version.',
      source: 'Charter of the French language, section 55',
      sourceUrl: charter,
    }),
    baseRule({
      id: 'withdrawal',
      of: 'project',
      asks: 'line',
      label: 'Ten days to withdraw',
      appliesTo: 'presale',
      line: 'Buyers can withdraw from the preliminary contract within 10 days of signing it.',
      source: 'Civil Code of Québec, articles 1785 and 1786',
      sourceUrl: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/ccq-1991',
    }),
    baseRule({
      id: 'privacy-officer',
      of: 'company',
      asks: 'officer',
      label: 'Title and contact of the person in charge of privacy',
      source:
        'Act respecting the protection of personal information in the private sector (Law 25), section 3.1',
      sourceUrl: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/P-39.1',
    }),
  ],
  words: [
    ...baseWords('fr', 'needs-source', 'Comparative advertising (OACIQ)', [
      'meilleur',
      'meilleure',
      'numéro un',
      'no 1',
      'no. 1',
    ]),
    ...baseWords('fr', 'forbidden', 'Misleading advertising (OACIQ)', [
      'rendement garanti',
      'prix garanti',
    ]),
    ...baseWords('en', 'needs-source', 'Comparative advertising (OACIQ)', ['best', 'No. 1']),
  ],
};
