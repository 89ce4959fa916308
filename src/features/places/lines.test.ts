import { afterEach, beforeEach, expect, test } from 'vitest';
import { baseSettings } from '../../site/settings/base-settings.ts';
import { placesSchema } from '../../site/settings/places.ts';
import { provideSettings } from '../../site/settings/settings.ts';
import { demoBrokerages } from '../settings/brokerages.demo.ts';
import { noFiling, noLegal } from '../projects/project-legal.ts';
import { legalFacts, legalSentences } from '../projects/page/legal-facts.ts';
import { companyLines, emailSignature, partnerLines, projectLines } from './lines.ts';

const rule = (of: string, asks: string, shows: string[], more: object) => ({
  id: null,
  of,
  asks,
  label: asks,
  source: 'An act',
  shows,
  ...more,
});

const places = placesSchema.parse({
  places: [
    {
      id: null,
      name: 'Quebec',
      country: 'CA',
      timeZone: 'America/Toronto',
      cities: ['MONTREAL'],
      rules: [
        rule('project', 'line', ['project', 'email'], {
          line: 'Le contrat est rédigé en français. The contract is in French.',
        }),
        rule('project', 'filing', ['project', 'brochure'], {
          detail: 'Statement',
          appliesTo: 'presale',
          line: '{filing.name} filed {filing.date}.',
        }),
        rule('partner', 'licence-number', ['partner', 'email'], {
          line: '{licence.name}, licence {licence.number}, {brokerage}.',
        }),
        rule('brokerage', 'brokerage', ['footer', 'email'], { line: 'Sold by {brokerage}.' }),
      ],
    },
  ],
  marketedFrom: 'QUEBEC',
});

const daniel = {
  name: 'Daniel Okafor',
  brokerage: 'LAKESHORE',
  licensedName: null,
  licenceClass: null,
  licenceNumber: 'DEMO-0143',
  city: 'MONTREAL',
};

const filings = { 'QUEBEC/filing': { ...noFiling, number: 'DEMO-7', filedOn: '2025-03-14' } };
const tower = {
  city: 'MONTREAL',
  status: 'in-progress',
  updatedAt: '2026-01-05T20:00:00.000Z',
  developer: { name: 'Castrelle' },
  legal: { ...noLegal, vendor: 'Castrelle inc.', vendorLicence: 'DEMO-1', filings },
};

beforeEach(() => {
  provideSettings(() => ({ ...baseSettings, brokerages: demoBrokerages, places }));
});

afterEach(() => provideSettings(() => baseSettings));

test('each slot has the lines of its rules, with the brokerage of the partner', () => {
  expect(projectLines(tower, daniel, 'project')).toEqual([
    'Le contrat est rédigé en français. The contract is in French.',
    'Statement filed March 14, 2025.',
  ]);
  expect(projectLines(tower, daniel, 'brochure')).toEqual(['Statement filed March 14, 2025.']);
  expect(projectLines({ ...tower, status: 'completed' }, daniel, 'brochure')).toEqual([]);
  expect(partnerLines(daniel, 'partner')).toEqual([
    'Daniel Okafor, licence DEMO-0143, Okafor Lakeshore Realty Inc., Brokerage.',
  ]);
  expect(companyLines('footer')).toEqual(['Sold by Halvorsen & Hale Realty Ltd.']);
});

test('an email is signed with the lines of what it is about', () => {
  expect(emailSignature({ project: tower, partner: daniel })).toEqual([
    'Daniel Okafor',
    'Okafor Lakeshore Realty Inc., Brokerage',
    '58 Wharf Lane, Toronto',
    'Le contrat est rédigé en français. The contract is in French.',
    'Sold by Okafor Lakeshore Realty Inc., Brokerage.',
    'Daniel Okafor, licence DEMO-0143, Okafor Lakeshore Realty Inc., Brokerage.',
  ]);
  expect(emailSignature().at(-1)).toBe('Sold by Halvorsen & Hale Realty Ltd.');
});

test('the facts name vendor, filings and who sells, and a filing that is not asked for is not shown', () => {
  const facts = (project: typeof tower) =>
    Object.fromEntries(legalFacts(project, daniel).map(({ label, lines }) => [label, lines]));
  expect(facts(tower)).toMatchObject({
    Developer: ['Castrelle'],
    Vendor: ['Castrelle inc.', 'Licence DEMO-1'],
    Statement: ['Filed March 14, 2025', 'Number DEMO-7'],
    'Information as of': ['January 5, 2026'],
  });
  expect(facts({ ...tower, status: 'completed' })).not.toHaveProperty('Statement');
  expect(legalSentences(tower, daniel)).toEqual([
    'Vendor: Castrelle inc. Licence DEMO-1.',
    'Statement: Filed March 14, 2025. Number DEMO-7.',
  ]);
});

test('without places and facts nothing is added', () => {
  provideSettings(() => ({ ...baseSettings, places: { places: [], marketedFrom: null } }));
  const bare = { ...tower, legal: noLegal };
  expect(legalFacts(bare, daniel)).toEqual([]);
  expect(legalSentences(bare, daniel)).toEqual([]);
  expect([...projectLines(bare, daniel, 'project'), ...companyLines('footer')]).toEqual([]);
  expect(emailSignature({ project: bare, partner: daniel })).toEqual([]);
});
