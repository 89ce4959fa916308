import type { Place } from '../settings/places.ts';
import { baseRule, baseWords } from './base-place.ts';

const act = 'https://laws.e-gov.go.jp/law/327AC1000000176';

const code = {
  source: 'Fair Competition Code on real estate representations',
  sourceUrl: 'https://www.rftc.jp/',
};

export const japan: Place = {
  id: 'JAPAN',
  name: 'Japan',
  country: 'JP',
  timeZone: 'Asia/Tokyo',
  cities: ['TOKYO'],
  rules: [
    baseRule({
      id: 'licence',
      of: 'brokerage',
      asks: 'brokerage-licence',
      label: 'Licence number of the brokerage',
      line: '{brokerage}, licence {brokerage.licence}',
      ...code,
    }),
    baseRule({
      id: 'transaction',
      of: 'project',
      asks: 'transaction',
      label: 'Form of transaction',
      line: 'Form of transaction: {transaction}.',
      source: 'Real Estate Brokerage Act, article 34',
      sourceUrl: act,
    }),
    baseRule({
      id: 'confirmation',
      of: 'project',
      asks: 'filing',
      detail: 'Building confirmation',
      label: 'Building confirmed on',
      appliesTo: 'presale',
      line: '{filing.name} number {filing.number}.',
      source:
        'Real Estate Brokerage Act, article 33: no advertising of a building before its confirmation',
      sourceUrl: act,
    }),
    baseRule({
      id: 'walking-time',
      of: 'project',
      asks: 'line',
      label: 'Walking time',
      line: 'Walking times are counted at 80 metres a minute.',
      ...code,
    }),
  ],
  words: [
    ...baseWords('ja', 'forbidden', 'Fair Competition Code, restricted words', [
      '完全',
      '完璧',
      '絶対',
      '万全',
      '完売',
    ]),
    ...baseWords('ja', 'needs-source', 'Fair Competition Code, restricted words', [
      '日本一',
      '日本初',
      '業界一',
      '最高',
      '特選',
      '厳選',
      '格安',
      '激安',
    ]),
    ...baseWords('en', 'needs-source', 'Fair Competition Code, restricted words', [
      'best',
      'No. 1',
      'perfect',
    ]),
  ],
};
