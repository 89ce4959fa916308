import { afterEach, expect, test } from 'vitest';
import { db } from '../../platform/database/database.ts';
import { baseSettings } from '../../site/settings/base-settings.ts';
import { makeBudgets } from '../../site/settings/budgets.ts';
import { brandingStyle, nameSpacing } from '../../site/branding.ts';
import { headOffice, settings } from '../../site/settings/settings.ts';
import { findAreaUnit } from '../residences/area-unit.ts';
import { listSections, settingsRecords } from './settings.server.ts';
import { damagedSections } from './site-settings.server.ts';
import { save, editor, resetToBaseSettings } from '../../../tests/fixtures/settings.ts';

const { company, offices } = baseSettings;

const halden = { ...company, name: 'Halden & Roe' };

resetToBaseSettings();

afterEach(() => expect(damagedSections()).toEqual([]));

test('a new database has the base settings, and the first save keeps them in the history', async () => {
  expect((await listSections()).map(({ id, value }) => [id, value])).toEqual(
    Object.entries(baseSettings),
  );
  expect(await save('company', 1, halden)).toMatchObject({
    outcome: 'done',
    record: { revision: 2 },
  });
  expect(settings().company.name).toBe('Halden & Roe');
  const versions = await settingsRecords.versions({ id: 'company' });
  expect(versions.map(({ savedBy, record }) => [savedBy, record.value])).toEqual([
    [editor, halden],
    ['@base', company],
  ]);
});

test('a section is restored by saving its former value', async () => {
  await save('company', 1, halden);
  const [, first] = await settingsRecords.versions({ id: 'company' });
  await save('company', 2, first?.record.value);
  expect(settings()).toEqual(baseSettings);
});

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'https://',
  'https://name:password@elsewhere.example/',
])('the navigation cannot lead to %j', async (path) => {
  const { navigation } = baseSettings;
  const links = [{ ...navigation.links[0], path }];
  expect(await save('navigation', 1, { ...navigation, links })).toMatchObject({
    outcome: 'refused',
    fields: { 'value.links.0.path': expect.stringContaining('Enter a path such as /about') },
  });
});

test('the second editor of a section gets a conflict, and saves of other sections do not matter', async () => {
  await save('company', 1, halden);
  const [office] = offices.offices;
  expect(
    await save('offices', 1, { offices: [{ ...office, phone: '+47 22 55 01 00' }] }),
  ).toMatchObject({
    outcome: 'done',
  });
  expect(headOffice().phone).toBe('+47 22 55 01 00');
  expect(await save('company', 1, { ...company, name: 'Roe' })).toMatchObject({
    outcome: 'conflict',
    newest: { revision: 2, value: halden },
  });
  expect(settings().company).toEqual(halden);
});

test('invalid values are refused at their fields', async () => {
  expect(await save('company', 1, { ...company, name: '', foundedYear: 'long ago' })).toEqual({
    outcome: 'refused',
    fields: { 'value.name': 'Required.', 'value.foundedYear': 'Enter a year' },
  });
  expect(await save('offices', 1, { offices: [] })).toMatchObject({
    fields: { 'value.offices': 'Add an office' },
  });
  expect(await save('company', 1, { ...company, iconUrl: '/media/site/lost.png' })).toMatchObject({
    outcome: 'refused',
  });
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
});

test('a city needs no coordinates, but both or none', async () => {
  const { cities } = baseSettings;
  const [first] = cities.cities;
  const withCentre = (centre: unknown) => ({ ...cities, cities: [{ ...first, centre }] });
  expect(await save('cities', 1, withCentre({ lat: 49, lng: '' }))).toMatchObject({
    outcome: 'refused',
  });
  for (const [revision, none] of [{}, { lat: '', lng: null }, null].entries()) {
    expect(
      await save('cities', revision + 1, withCentre(none)),
      JSON.stringify(none),
    ).toMatchObject({
      outcome: 'done',
    });
    expect(settings().cities.cities[0]?.centre).toBeNull();
  }
});

test('a city has the unit of area of its setting, or else of its country', async () => {
  const { cities } = baseSettings;
  const tokyo = cities.cities.find(({ id }) => id === 'TOKYO');
  const { areaUnit, ...before } = tokyo as NonNullable<typeof tokyo>;
  const withUnit = (city: object) => ({ ...cities, cities: [city] });
  expect(areaUnit).toBe('m2');
  expect(await save('cities', 1, withUnit({ ...before, areaUnit: 'acre' }))).toMatchObject({
    outcome: 'refused',
  });
  for (const [revision, city, unit] of [
    [1, before, 'm2'],
    [2, { ...before, areaUnit: 'sq-ft' }, 'sq-ft'],
    [3, { ...before, areaUnit: '' }, 'm2'],
  ] as const) {
    expect(await save('cities', revision, withUnit(city))).toMatchObject({ outcome: 'done' });
    expect(findAreaUnit('TOKYO')).toBe(unit);
  }
});

test('a letter accepts only known placeholders, and recipients must be e-mail addresses', async () => {
  const { letters } = baseSettings;
  const { contact, vip } = letters;
  const wrong = {
    ...letters,
    recipients: 'desk@halden.example, the desk',
    contact: { ...contact, notice: { ...contact.notice, subject: 'From {nam}' } },
    vip: { ...vip, confirmation: { ...vip.confirmation, text: 'Dear {name}, {first name}' } },
  };
  expect(await save('letters', 1, wrong)).toEqual({
    outcome: 'refused',
    fields: {
      'value.recipients': 'the is not an email address',
      'value.contact.notice.subject': '{nam} is not a placeholder. Did you mean {name}?',
      'value.vip.confirmation.text': '{name} is not a placeholder.',
    },
  });
  const right = { ...letters, recipients: 'desk@halden.example; ada@halden.example' };
  expect(await save('letters', 1, right)).toMatchObject({ outcome: 'done' });
  expect(settings().letters).toEqual(right);
});

test('each budget is unique, and letters without budgets get the base ones', async () => {
  const { partnerBudgets, projectBudgets, ...emailTexts } = baseSettings.letters;
  const budgets = { partnerBudgets: [], projectBudgets: makeBudgets('Under 5 mill. kr', 'x', 'x') };
  expect(await save('letters', 1, { ...emailTexts, ...budgets })).toMatchObject({
    outcome: 'refused',
    fields: {
      'value.partnerBudgets': 'Add a budget',
      'value.projectBudgets.2.budget': 'This budget already exists',
    },
  });
  await save('letters', 1, emailTexts);
  expect(settings().letters).toMatchObject({ partnerBudgets, projectBudgets });
});

test('the consent version increases when a sentence changes, and only then', async () => {
  const { privacy } = baseSettings;
  const changed = { ...privacy, vip: 'You ask {company} to write to you.', version: '7' };
  expect(await save('privacy', 1, changed)).toMatchObject({
    record: { value: { ...changed, version: '4' } },
  });
  await save('privacy', 2, { ...changed, version: '1' });
  expect(settings().privacy.version).toBe('4');
  await save('privacy', 3, privacy);
  expect(settings().privacy).toEqual({ ...privacy, version: '5' });
  const versions = await settingsRecords.versions({ id: 'privacy' });
  expect(versions.map(({ record }) => (record.value as typeof privacy).version)).toEqual([
    '5',
    '4',
    '4',
    '3',
  ]);
  expect(await save('privacy', 4, { ...privacy, vip: 'Dear {name}' })).toMatchObject({
    fields: { 'value.vip': '{name} is not a placeholder.' },
  });
});

test('a colour with too little contrast to the paper is refused with its ratio', async () => {
  expect(await save('look', 1, { ink: '#8a8a8a', accent: '#ffd000', spacing: 90 })).toEqual({
    outcome: 'refused',
    fields: {
      'value.ink': 'The contrast with the background is 3.03:1. It must be at least 4.5:1.',
      'value.accent': 'The contrast with the background is 1.29:1. It must be at least 3:1.',
      'value.spacing': 'Enter a number from -5 to 40',
    },
  });
  expect(brandingStyle()).toBe(undefined);
  expect(await save('look', 1, { ink: '#1B2A4A', accent: '#d4502a', spacing: 8 })).toMatchObject({
    outcome: 'done',
  });
  expect(brandingStyle()).toMatch(
    /^--ink:#1b2a4a;--ink-2:#[0-9a-f]{6};.*--line:rgb\(27 42 74 \/ 0\.18\)/,
  );
  expect(nameSpacing()).toBe('0.08em');
});

test('the rules of places are saved with ids, keep a history, and are refused at their fields', async () => {
  const { places } = baseSettings;
  const [west, ...others] = places.places;
  if (!west) throw new Error('There is no place');
  const added = { of: 'project', asks: 'vendor', label: 'Seller', source: 'An act' };
  const withRule = (rule: object) => ({
    ...places,
    places: [{ ...west, rules: [...west.rules, rule] }, ...others],
  });
  expect(await save('places', 1, withRule({ ...added, source: '' }))).toEqual({
    outcome: 'refused',
    fields: { [`value.places.0.rules.${west.rules.length}.source`]: 'Required.' },
  });
  expect(await save('places', 1, withRule(added))).toMatchObject({ outcome: 'done' });
  expect(settings().places.places[0]?.rules.at(-1)).toMatchObject({
    id: 'seller',
    force: 'advice',
  });
  expect(await save('places', 1, places)).toMatchObject({ outcome: 'conflict' });
  const [, first] = await settingsRecords.versions({ id: 'places' });
  await save('places', 2, first?.record.value);
  expect(settings().places).toEqual(places);
});

test('each save is recorded in the activity, under the name of its section', async () => {
  await save('company', 1, halden);
  const rows = await db.selectFrom('activity').select(['actor', 'kind', 'act', 'name']).execute();
  expect(rows).toEqual([{ actor: editor, kind: 'settings', act: 'saved', name: 'company' }]);
});
