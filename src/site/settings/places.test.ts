import { expect, test } from 'vitest';
import { readLegal } from '../../features/projects/project-legal.ts';
import { baseSettings } from './base-settings.ts';
import { basePlaces } from '../places/base-places.ts';
import { placesSchema } from './places.ts';

const rule = {
  of: 'project',
  asks: 'vendor',
  label: 'Vendor',
  source: 'Condominium Act, s. 3',
};

const norway = { name: 'Norway', country: 'NO', timeZone: 'Europe/Oslo', cities: ['OSLO'] };

function parse(places: object[], marketedFrom: string | null = null) {
  return placesSchema.safeParse({ places, marketedFrom });
}

function errorsIn(places: object[], marketedFrom: string | null = null) {
  const issues = parse(places, marketedFrom).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

const ruleErrors = (values: object) => errorsIn([{ ...norway, rules: [{ ...rule, ...values }] }]);

test('a place and its rules get ids of their first names, and what nobody chose has its first value', () => {
  const { data } = parse([{ ...norway, rules: [rule, rule, { ...rule, id: 'kept' }] }]);
  expect(data).toMatchObject({
    places: [
      {
        id: 'NORWAY',
        rules: [{ id: 'vendor' }, { id: 'vendor-2' }, { id: 'kept' }],
        words: [],
      },
    ],
  });
  expect(data?.places[0]?.rules[0]).toMatchObject({
    appliesTo: 'all',
    force: 'advice',
    notFiled: 'refused',
    atExpiry: 'unpublish',
    line: null,
    shows: [],
    reviewedOn: null,
  });
  expect(parse([{ ...norway, id: 'NORWAY', name: 'Noreg' }]).data?.places[0]?.id).toBe('NORWAY');
});

test('a name without Latin letters has an id all the same', () => {
  const { data } = parse([{ ...norway, name: '日本', rules: [{ ...rule, label: '売主' }] }]);
  expect(data?.places[0]).toMatchObject({ id: 'PLACE', rules: [{ id: 'rule' }] });
});

test('every id is one that the key of a filing can have', () => {
  const label = 'Statement '.repeat(1_000);
  const rules = [
    { ...rule, label },
    { ...rule, label },
    { ...rule, id: 'a/b.c' },
  ];
  const named = { ...norway, name: 'Norway '.repeat(1_000) };
  const { data } = parse([{ ...named, id: 'x'.repeat(10_000), rules }]);
  const [place] = data?.places ?? [];
  const keys = place?.rules.map(({ id }) => `${place.id}/${id}`) ?? [];
  expect(new Set(keys)).toHaveProperty('size', 3);
  const filings = keys.map((key) => [key, { isNotFiled: true }]);
  expect(Object.keys(readLegal({ filings: Object.fromEntries(filings) }).filings)).toEqual(keys);
});

test('a city belongs to one place', () => {
  const other = { ...norway, name: 'Sweden', cities: ['STOCKHOLM', 'OSLO'] };
  expect(errorsIn([norway, other])).toEqual({
    'places.1.cities': 'A city belongs to one place. Remove it here or from Norway.',
  });
  expect(errorsIn([norway, { ...other, cities: ['STOCKHOLM'] }])).toEqual({});
});

test('two places have different names', () => {
  expect(errorsIn([norway, { ...norway, cities: [] }])).toEqual({
    'places.1.name': 'This place is already listed',
  });
});

test('projects are marketed from a place of the list', () => {
  expect(errorsIn([{ ...norway, id: 'NORWAY' }], 'NORWAY')).toEqual({});
  expect(errorsIn([norway], 'SWEDEN')).toEqual({
    marketedFrom: 'This place was removed. Choose another.',
  });
});

test.each([
  ['of', { of: 'boat' }, 'Choose what the rule is about'],
  ['asks', { asks: 'horn' }, 'Choose what is asked'],
  ['asks', { of: 'company' }, 'This cannot be asked of a company. Choose something else.'],
  ['label', { label: ' ' }, 'Required.'],
  ['source', { source: null }, 'Required.'],
  ['sourceUrl', { sourceUrl: 'the act' }, 'Enter a full URL starting with https://'],
  ['detail', { asks: 'filing' }, 'Enter the name of the filing, such as Disclosure statement'],
  ['detail', { asks: 'brokerage-word' }, 'Enter the word, such as Brokerage'],
  [
    'detail',
    { of: 'partner', asks: 'photo-age', detail: 'five' },
    'Enter a number of years, such as 5',
  ],
  ['detail', { asks: 'language', detail: 'quenya' }, 'Choose a language'],
  ['line', { asks: 'line' }, 'Enter the line to show'],
  ['line', { line: 'Sold by {vendr}.' }, '{vendr} is not a placeholder. Did you mean {vendor}?'],
  [
    'line',
    { line: 'Filed {filing.date}.', shows: ['project'] },
    '{filing.date} can only be used in the rule of a filing',
  ],
  ['reviewAgain', { reviewAgain: '2026-02-30' }, '“2026-02-30” is not a date.'],
])('%s of a rule is checked: %j', (field, values, message) => {
  expect(ruleErrors(values)).toEqual({ [`places.0.rules.0.${field}`]: message });
});

test.each([
  ['line', 'advice'],
  ['language', 'gate'],
])('a gate that asks for a %s is kept as %s', (asks, force) => {
  const line = { line: 'Ask us.', shows: ['project'], detail: 'fr' };
  const { data } = parse([{ ...norway, rules: [{ ...rule, asks, ...line, force: 'gate' }] }]);
  expect(data?.places[0]?.rules[0]?.force).toBe(force);
});

test('a word has a language', () => {
  expect(errorsIn([{ ...norway, words: [{ word: 'best' }] }])).toEqual({
    'places.0.words.0.language': 'Choose a language',
  });
});

test('the base content keeps the schema and is advice with lines that are shown nowhere', () => {
  expect(placesSchema.parse(basePlaces)).toEqual(basePlaces);
  const rules = basePlaces.places.flatMap((place) => place.rules);
  expect(new Set(rules.map(({ force }) => force))).toEqual(new Set(['advice']));
  expect(rules.filter(({ shows }) => shows.length > 0)).toEqual([]);
  expect(rules.filter(({ source, reviewedOn }) => !source || !reviewedOn)).toEqual([]);
  const cities = baseSettings.cities.cities.map(({ id }) => id);
  const held = basePlaces.places.flatMap((place) => place.cities);
  expect(held.toSorted()).toEqual(cities.toSorted());
});
