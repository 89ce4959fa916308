import { afterEach, expect, test } from 'vitest';
import { baseSettings } from '../../site/settings/base-settings.ts';
import { brokeragesSchema } from '../../site/settings/brokerages.ts';
import { provideSettings } from '../../site/settings/settings.ts';
import { demoPartners } from './partners.demo.ts';
import { brokerageDetails, licenceLines } from './licence.ts';
import { partnerHead, partnerDescription } from './partner-data.ts';
import { withPlates } from './plate/plate.ts';

const none = { name: 'Ada Roe', brokerage: null, licensedName: null, licenceClass: null };
const firm = { name: 'Hale Realty Ltd.', licence: 'X1', address: '1 Row', place: 'Ontario' };

afterEach(() => provideSettings(() => baseSettings));

function provideFirm() {
  const brokerages = brokeragesSchema.parse({ brokerages: [firm] });
  provideSettings(() => ({ ...baseSettings, brokerages }));
}

test('a licence says the name as licensed, its class, and its place with the number', () => {
  expect(licenceLines({ ...none, licenceNumber: null })).toEqual([]);
  expect(licenceLines({ ...none, licenceNumber: '7' })).toEqual(['7']);
  provideFirm();
  const full = { ...none, licensedName: 'Ada B. Roe', licenceClass: 'Broker', licenceNumber: '7' };
  expect(licenceLines(full)).toEqual(['Licensed as Ada B. Roe', 'Broker', 'Ontario, 7']);
  expect(licenceLines({ ...full, licensedName: 'Ada Roe' })).toEqual(['Broker', 'Ontario, 7']);
  expect(licenceLines({ ...none, licenceNumber: null })).toEqual([]);
  expect(brokerageDetails(firm)).toEqual(['1 Row', 'Brokerage licence X1']);
});

test('structured data and description name brokerage and licence, and neither without them', () => {
  const [partner] = withPlates(
    demoPartners.slice(0, 1).map((one) => ({ ...one, image: null, logo: null, card: null })),
  );
  const url = new URL('https://solmere.example/partners/ingrid-halvorsen');
  const dataOf = (facts: object) =>
    partnerHead({ ...partner, ...facts } as never, url, '/partners').structuredData;
  const company = { '@id': 'https://solmere.example/#company' };
  expect(dataOf({ licenceNumber: null })).toMatchObject({
    worksFor: company,
    hasCredential: undefined,
  });
  expect(partnerDescription({ name: 'Ada', title: 'Broker', brokerage: null })).toBe(
    'Ada, Broker. Phone, email and a short biography.',
  );
  provideFirm();
  expect(dataOf({ licenceClass: 'Broker', licenceNumber: '7' })).toMatchObject({
    worksFor: [company, { '@type': 'RealEstateAgent', name: 'Hale Realty Ltd.', address: '1 Row' }],
    hasCredential: {
      name: 'Broker',
      identifier: '7',
      validIn: { '@type': 'AdministrativeArea', name: 'Ontario' },
    },
  });
  expect(partnerDescription({ name: 'Ada', title: 'Broker', brokerage: null })).toBe(
    'Ada, Broker. Hale Realty Ltd. Phone, email and a short biography.',
  );
});
