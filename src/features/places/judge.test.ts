import { afterEach, beforeEach, expect, test } from 'vitest';
import { baseSettings } from '../../site/settings/base-settings.ts';
import { brokeragesSchema } from '../../site/settings/brokerages.ts';
import { placesSchema } from '../../site/settings/places.ts';
import { provideSettings } from '../../site/settings/settings.ts';
import { noFiling, noLegal, type Filing, type Legal } from '../projects/project-legal.ts';
import {
  blocking,
  isLimited,
  judgeCompany,
  judgePartner,
  judgeProject,
  linesFor,
  placeOfPartner,
  placesOfProject,
  type Finding,
} from './judge.ts';

const rule = (of: string, asks: string, values: object = {}) => ({
  id: asks,
  of,
  asks,
  label: `The ${asks}`,
  source: 'An act',
  force: 'gate',
  ...values,
});

const statement = rule('project', 'filing', {
  detail: 'Statement',
  appliesTo: 'presale',
  line: 'Filed {filing.date}. Amended {filing.amended}.',
  shows: ['project'],
});

const lineRule = (text: string, shows: string[]) =>
  rule('project', 'line', { id: null, label: text, line: text, shows });

const zones = { timeZone: 'Pacific/Honolulu', country: 'US' };

/** The rules of a place with Vancouver, and of another one. */
function provide(rules: object[], others: object[] = [], change: object = {}) {
  const places = [
    { id: 'WEST', name: 'The West', ...zones, cities: ['VANCOUVER', 'GONE'], rules },
    { id: 'EAST', name: 'The East', ...zones, cities: ['TORONTO'], rules: others },
  ];
  const brokerages = brokeragesSchema.parse({
    brokerages: [
      { id: 'HALE', name: 'Hale Realty Ltd.', licence: 'X1', place: 'the west' },
      { id: 'BROKERS', name: 'Roe Brokerages' },
      { id: 'LAKE', name: 'Lake Realty Inc., Brokerage', place: 'The East' },
    ],
  });
  const value = placesSchema.parse({ places, marketedFrom: null, ...change });
  provideSettings(() => ({ ...baseSettings, brokerages, places: value }));
}

const ada = {
  name: 'Ada Roe',
  brokerage: null,
  licensedName: null,
  licenceClass: null,
  licenceNumber: null,
};

const tower = { city: 'VANCOUVER', status: 'in-progress' };

const withLegal = (legal: Partial<Legal>) => ({ ...tower, legal: { ...noLegal, ...legal } });

const withFiling = (filing: Partial<Filing>) =>
  withLegal({ filings: { 'WEST/filing': { ...noFiling, ...filing } } });

const today = () => '2026-11-26';

const marketed = (marketedFrom: string) => ({ ...noLegal, marketedFrom });

const states = (findings: readonly Finding[]) => findings.map(({ state }) => state);

beforeEach(() => provide([statement]));

afterEach(() => provideSettings(() => baseSettings));

const ids = (project: Parameters<typeof placesOfProject>[0]) =>
  placesOfProject(project).map(({ id }) => id);

test('a project is under its city’s place and the place it is marketed from, each once', () => {
  expect(ids({ city: 'SEATTLE' })).toEqual([]);
  expect(ids(tower)).toEqual(['WEST']);
  expect(ids({ ...tower, legal: marketed('EAST') })).toEqual(['WEST', 'EAST']);
  expect(ids({ ...tower, legal: marketed('WEST') })).toEqual(['WEST']);
  expect(ids({ ...tower, legal: marketed('CLOSED') })).toEqual(['WEST']);
  provide([], [], { marketedFrom: 'EAST' });
  expect(ids(tower)).toEqual(['WEST', 'EAST']);
  expect(ids({ city: 'SEATTLE', legal: null })).toEqual(['EAST']);
  expect(ids({ ...tower, legal: marketed('CLOSED') })).toEqual(['WEST', 'EAST']);
});

test('a partner is under the place of the city, else of the brokerage', () => {
  expect(placeOfPartner({ ...ada, city: 'TORONTO' })?.id).toBe('EAST');
  expect(placeOfPartner({ ...ada, city: 'SEATTLE', brokerage: 'LAKE' })?.id).toBe('EAST');
  expect(placeOfPartner({ ...ada, city: 'TORONTO', brokerage: 'HALE' })?.id).toBe('EAST');
  expect(placeOfPartner(ada)?.id).toBe('WEST');
  expect(placeOfPartner({ ...ada, brokerage: 'CLOSED' })?.id).toBe('WEST');
});

test('without places nothing is asked', () => {
  provideSettings(() => ({ ...baseSettings, places: { places: [], marketedFrom: null } }));
  expect(judgeProject(tower, undefined)).toEqual([]);
  expect(judgePartner({ ...ada, city: 'VANCOUVER' })).toEqual([]);
  expect(judgeCompany()).toEqual([]);
});

test.each([
  ['nothing', {}, 'missing', 'filedOn', null, true],
  ['a day', { filedOn: '2025-03-14' }, 'ready', 'filedOn', 'March 14, 2025', false],
  ['today', { filedOn: '2026-11-26' }, 'ready', 'filedOn', 'November 26, 2026', false],
  ['a day to come', { filedOn: '2026-11-27' }, 'missing', 'filedOn', 'November 27, 2026', true],
  ['not filed yet', { isNotFiled: true }, 'not-filed', 'isNotFiled', null, true],
  [
    'an expiry today',
    { filedOn: '2025-11-26', expiresOn: '2026-11-26' },
    'ready',
    'filedOn',
    'November 26, 2025',
    false,
  ],
  [
    'an expiry yesterday',
    { filedOn: '2025-11-25', expiresOn: '2026-11-25' },
    'expired',
    'expiresOn',
    'November 25, 2026',
    true,
  ],
])('of a filing with %s', (_, filing, state, name, value, isBlocked) => {
  const findings = judgeProject(withFiling(filing), undefined, today);
  const field = `legal.filings.WEST/filing.${name}`;
  expect(findings).toMatchObject([{ state, field, value, rule: { id: 'filing' } }]);
  expect(blocking(findings)).toHaveLength(isBlocked ? 1 : 0);
  expect(isLimited(findings)).toBe(false);
});

test('a filing expires at the end of its day in the place, whatever the day elsewhere', () => {
  const asked: string[] = [];
  judgeProject(withFiling({ filedOn: '2025-01-01' }), undefined, (zone) => {
    asked.push(zone);
    return '2026-01-01';
  });
  expect(asked).toEqual(['Pacific/Honolulu']);
});

test('“Not filed yet” limits a project if the rule says so, and never blocks it then', () => {
  provide([{ ...statement, notFiled: 'limited' }]);
  const findings = judgeProject(withFiling({ isNotFiled: true }), undefined, today);
  expect(isLimited(findings)).toBe(true);
  expect(blocking(findings)).toEqual([]);
  expect(blocking(judgeProject(tower, undefined, today))).toHaveLength(1);
});

test('advice never blocks', () => {
  provide([{ ...statement, force: 'advice' }]);
  expect(states(judgeProject(tower, undefined))).toEqual(['missing']);
  expect(blocking(judgeProject(tower, undefined))).toEqual([]);
});

test.each([
  ['in-progress', 'missing'],
  ['coming-soon', 'missing'],
  ['sold-out', 'missing'],
  ['completed', 'not-asked'],
  ['move-in-ready', 'not-asked'],
])('what is asked until completion is, of a project that is %s, %s', (status, state) => {
  expect(states(judgeProject({ ...tower, status }, undefined))).toEqual([state]);
});

test.each([
  ['vendor', { vendor: 'Northquay Ltd.' }, 'Northquay Ltd.', 'legal.vendor'],
  ['vendor-licence', { vendorLicence: 'B1' }, 'B1', 'legal.vendorLicence'],
  ['deposit-holder', { depositHolder: 'Pike & Co.' }, 'Pike & Co.', 'legal.depositHolder'],
  ['tenure', { tenure: 'leasehold' as const }, 'leasehold', 'legal.tenure'],
  ['transaction', { transaction: 'broker' as const }, 'broker', 'legal.transaction'],
])('a project is asked for its %s', (asks, legal, value, field) => {
  provide([rule('project', asks)]);
  expect(judgeProject(tower, undefined)).toMatchObject([{ state: 'missing', value: null, field }]);
  expect(judgeProject(withLegal(legal), undefined)).toMatchObject([
    { state: 'ready', value, field },
  ]);
});

test.each([
  ['brokerage', null, 'ready', 'Hale Realty Ltd.'],
  ['brokerage-licence', null, 'ready', 'X1'],
  ['brokerage-licence', 'LAKE', 'missing', null],
  ['brokerage-word', null, 'missing', 'Hale Realty Ltd.'],
  ['brokerage-word', 'BROKERS', 'missing', 'Roe Brokerages'],
  ['brokerage-word', 'LAKE', 'ready', 'Lake Realty Inc., Brokerage'],
])('%s is of the partner’s brokerage: %s', (asks, brokerage, state, value) => {
  provide([rule('brokerage', asks, { detail: 'brokerage' })]);
  const partner = { ...ada, city: 'VANCOUVER', brokerage };
  expect(judgePartner(partner)).toMatchObject([{ state, value, field: 'brokerage' }]);
  expect(judgeProject(tower, partner)).toMatchObject([{ state, value, field: 'partnerId' }]);
});

test('a company without brokerages lacks them', () => {
  provide([rule('project', 'brokerage'), rule('project', 'brokerage-word', { detail: 'Ltd' })]);
  const { places } = placesSchema.parse({
    places: [{ name: 'W', ...zones, cities: ['VANCOUVER'], rules: [rule('project', 'brokerage')] }],
  });
  provideSettings(() => ({ ...baseSettings, places: { places, marketedFrom: null } }));
  expect(states(judgeProject(tower, undefined))).toEqual(['missing']);
});

test.each([
  ['licensed-name', {}, 'ready', 'Ada Roe'],
  ['licensed-name', { licensedName: 'Ada B. Roe' }, 'ready', 'Ada B. Roe'],
  ['licence-class', {}, 'missing', null],
  ['licence-class', { licenceClass: 'Broker' }, 'ready', 'Broker'],
  ['licence-number', { licenceNumber: '7' }, 'ready', '7'],
  ['photo-age', { imageUrl: null }, 'not-asked', null],
  ['photo-age', { imageUrl: '/ada.jpg' }, 'missing', null],
  ['photo-age', { photoDate: '2021-11-26' }, 'ready', 'November 26, 2021'],
  ['photo-age', { photoDate: '2021-11-25' }, 'expired', 'November 25, 2021'],
  ['photo-age', { photoDate: '2024-02-29' }, 'ready', 'February 29, 2024'],
])('a partner is asked for %s: %j', (asks, values, state, value) => {
  provide([rule('partner', asks, { detail: '5' })]);
  const findings = judgePartner({ ...ada, city: 'VANCOUVER', ...values }, today);
  expect(findings).toMatchObject([{ state, value }]);
});

test('the company is asked for sources of its claims and for a privacy officer', () => {
  provide([rule('company', 'claim-source'), rule('company', 'officer')]);
  expect(judgeCompany()).toMatchObject([
    { state: 'missing', value: '1500', field: 'claims.activeMembers.proof' },
    { state: 'ready', value: 'Odile Marchetti' },
  ]);
  const { places, claims, privacy } = {
    ...baseSettings,
    places: placesSchema.parse({
      places: [
        {
          name: 'W',
          ...zones,
          rules: [rule('company', 'claim-source'), rule('company', 'officer')],
        },
      ],
    }),
  };
  const proven = Object.fromEntries(
    Object.entries(claims).map(([name, claim]) => [name, { ...claim, proof: 'Own books, 2025' }]),
  ) as typeof claims;
  const officer = { ...privacy.officer, title: null, email: null };
  provideSettings(() => ({
    ...baseSettings,
    places,
    claims: { ...proven, annualVolume: { value: '', proof: null, lookAgain: null } },
    privacy: { ...privacy, officer },
  }));
  expect(states(judgeCompany())).toEqual(['ready', 'missing']);
});

test('a language is there if it is the site’s, or one that the record is public in', () => {
  provide(['en', 'fr'].map((detail) => rule('project', 'language', { id: detail, detail })));
  const findings = judgeProject(tower, undefined);
  expect(findings).toMatchObject([{ state: 'ready' }, { state: 'missing', value: 'French' }]);
  expect(blocking(findings)).toMatchObject([{ rule: { id: 'fr' } }]);
  const french = judgeProject({ ...tower, translatedInto: ['fr'] }, undefined);
  expect(states(french)).toEqual(['ready', 'ready']);
});

test('a line is filled, and a sentence without its fact is left out', () => {
  provide([
    lineRule('Sold by {vendor}, {transaction}, {tenure}.', ['project']),
    lineRule('{partner} ({licence.class}), {brokerage}, {brokerage.licence}, {place}.', [
      'project',
    ]),
    lineRule('Call {office.phone}. Ask {company}.', ['project', 'email']),
    lineRule('Call {office.phone}. Ask {company}.', ['project', 'email']),
    statement,
  ]);
  const partner = { ...ada, licenceClass: 'Broker' };
  const lines = (project: typeof tower & { legal?: Legal }, slot: 'project' | 'email') =>
    linesFor(judgeProject(project, partner, today), slot, { legal: project.legal, partner });
  const always = 'Call +1 604 555 0142. Ask SOLMERE.';
  const seller = 'Ada Roe (Broker), Hale Realty Ltd., X1, The West.';
  expect(lines(tower, 'email')).toEqual([always]);
  expect(lines(tower, 'project')).toEqual([seller, always]);
  const facts = { vendor: 'Northquay', transaction: 'seller', tenure: 'leasehold' } as const;
  expect(lines(withLegal(facts), 'project')).toEqual([
    'Sold by Northquay, seller, leasehold.',
    seller,
    always,
  ]);
  expect(lines(withFiling({ filedOn: '2025-03-14' }), 'project')).toEqual([
    seller,
    always,
    'Filed March 14, 2025.',
  ]);
  const amended = withFiling({ filedOn: '2025-03-14', amendedOn: '2025-10-02' });
  expect(lines(amended, 'project').at(-1)).toBe('Filed March 14, 2025. Amended October 2, 2025.');
  const expired = withFiling({ filedOn: '2025-03-14', expiresOn: '2026-03-14' });
  expect(lines(expired, 'project')).toEqual([seller, always]);
});
