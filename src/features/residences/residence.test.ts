import { afterEach, expect, test } from 'vitest';
import { baseSettings } from '../../site/settings/base-settings.ts';
import type { City } from '../../site/settings/sections.ts';
import { provideSettings } from '../../site/settings/settings.ts';
import { readArea, readDay, readPrice, readState } from './form/home-cells.ts';
import { typedHomes, withCells, withPasted, createHomesValidator } from './form/home-rows.ts';
import { summarizeResidences, sortedPlans } from './residence-summary.ts';
import { floorPlanData } from './page/residence-data.ts';
import {
  areaTexts,
  bedroomsText,
  floorsText,
  fromText,
  homesLeftText,
  planPriceText,
  residencesIntro,
  roomsText,
} from './residence-text.ts';
import { findAreaUnit } from './area-unit.ts';
import { moneyText, findCurrency } from './money.ts';
import { noResidences, readResidences, residences, residencesText } from './residence.ts';
import { ferrandResidences, itoResidences, kestrelResidences } from './residences.demo.ts';
import { floorGroups, buildTower } from './page/tower.ts';

afterEach(() => provideSettings(() => baseSettings));

test('figures come from the homes: those left, the lowest price and the rooms', () => {
  const figures = summarizeResidences(kestrelResidences);
  expect(figures).toMatchObject({ total: 64, left: 17, from: 2_480_000, to: 6_892_000 });
  expect(figures && bedroomsText(figures)).toBe('Two to four bedrooms');
  expect(figures?.bedrooms).toEqual([
    { count: 2, left: 6, from: 2_480_000 },
    { count: 3, left: 11, from: 3_260_000 },
    { count: 4, left: 0, from: null },
  ]);
  expect(fromText(figures?.from ?? null, findCurrency('VANCOUVER'))).toBe('From CAD 2,480,000');
  expect(summarizeResidences(ferrandResidences)).toMatchObject({
    left: 31,
    from: 585_000,
    to: 1_940_000,
  });
  expect(summarizeResidences(noResidences)).toBeNull();
});

test('a plan shows its lowest price, or On request, Reserved or Sold out', () => {
  const plans = sortedPlans(kestrelResidences);
  expect(plans.map((plan) => [plan.name, planPriceText(plan, 'CAD')])).toEqual([
    ['Two bedroom, inlet', 'From CAD 2,480,000'],
    ['Three bedroom, corner', 'From CAD 3,260,000'],
    ['Full floor', 'From CAD 5,940,000'],
    ['The forty-sixth', 'Sold out'],
    ['Full floor, double library', 'On request'],
  ]);
  const [inlet, corner] = plans;
  expect(inlet && [roomsText(inlet), floorsText(inlet)]).toEqual(['2 bed, 2 bath', '3 to 22']);
  expect(corner && roomsText(corner)).toBe('3 bed, 3½ bath');
});

test('a plan has the range of areas of its homes, and a price per square foot is by the home', () => {
  const areas = { h101: 598, h102: 640.4, h201: 1200 };
  const homes = Object.fromEntries(
    Object.entries(itoResidences.homes).map(([key, home]) => [
      key,
      { ...home, interior: areas[key as keyof typeof areas] ?? null },
    ]),
  );
  const [court, garden] = sortedPlans({ ...itoResidences, homes });
  expect(court?.areas).toEqual([598, 1200]);
  expect(garden?.areas).toEqual([1420, 1420]);
  expect(areaTexts([598, 640.4], 'sq-ft')).toEqual(['598 to 640 sq ft', '56 to 59 m²']);
  expect(areaTexts([753.4737, 753.4737], 'm2')).toEqual(['70 m²', '753 sq ft']);
  // The cheapest home, 101: 232,000,000 for 598 square feet. Home 201 has the lowest price per square foot.
  expect(summarizeResidences({ ...itoResidences, homes })?.perFoot).toBeCloseTo(387_959.87, 1);
  const [data] =
    floorPlanData(
      { residences: { ...itoResidences, homes }, city: 'TOKYO', planImages: {} },
      'https://solmere.example',
    ) ?? [];
  expect(data?.floorSize).toMatchObject({ minValue: 55.56, maxValue: 111.48, unitCode: 'MTK' });
});

test('the unit of area comes from the setting of the city, or from its country', () => {
  expect(['VANCOUVER', 'SEATTLE', 'TOKYO', 'ELSEWHERE'].map(findAreaUnit)).toEqual([
    'sq-ft',
    'sq-ft',
    'm2',
    'sq-ft',
  ]);
  const cities = baseSettings.cities.cities.map((city): City => {
    if (city.id === 'VANCOUVER') return { ...city, areaUnit: 'm2' };
    return { ...city, areaUnit: null };
  });
  provideSettings(() => ({ ...baseSettings, cities: { ...baseSettings.cities, cities } }));
  expect(['VANCOUVER', 'SEATTLE', 'TOKYO'].map(findAreaUnit)).toEqual(['m2', 'sq-ft', 'm2']);
});

test.each([
  ['755', 755],
  ['1,020 sq ft', 1020],
  ['598,5 sf', 598.5],
  ['1 020 pi²', 1020],
  ['1,020 s.f.', 1020],
  ['70 m²', 753.4737],
  ['70 sqm', 753.4737],
  ['', null],
])('an area %j is read', (text, value) => expect(readArea(text)).toEqual({ value }));

test.each(['21畳', 'm²', '0', '-5', 'large', '1.020', `1${' '.repeat(100_000)}x`])(
  'an area %j is refused',
  (text) => expect(readArea(text)).toHaveProperty('error'),
);

test.each([
  [
    9,
    0,
    9,
    'Two floor plans, 9 homes, not released. Areas are interior only.',
    '9 homes, not released',
  ],
  [
    2,
    0,
    2,
    'Two floor plans, 2 homes, not released. Areas are interior only.',
    '2 homes, not released',
  ],
  [
    1,
    0,
    1,
    'Two floor plans, 1 home, not released. Areas are interior only.',
    '1 home, not released',
  ],
  [
    9,
    0,
    7,
    'Two floor plans, 9 homes, 7 not released. Areas are interior only.',
    '9 homes, 7 not released',
  ],
  [9, 2, 7, 'Two floor plans, 9 homes, 2 left. Areas are interior only.', '2 of 9'],
  [9, 0, 0, 'Two floor plans, 9 homes, none left. Areas are interior only.', '0 of 9'],
])('of %i homes with %i left and %i not released', (total, left, unreleased, lead, inLists) => {
  const figures = { total, left, unreleased, from: null, to: null, bedrooms: [] };
  expect(residencesIntro(2, figures)).toBe(lead);
  expect(homesLeftText(figures)).toBe(inLists);
});

test('homes that are not on sale yet are counted', () => {
  const homes = Object.fromEntries(
    Object.entries(itoResidences.homes).map(([key, home]) => [
      key,
      { ...home, state: 'not-released' as const },
    ]),
  );
  const count = Object.keys(homes).length;
  expect(summarizeResidences({ ...itoResidences, homes })).toMatchObject({
    total: count,
    unreleased: count,
  });
});

test('homes stored before they had areas are read', () => {
  const home = { number: '1', plan: null, floor: 1, price: null, state: 'sold', heldUntil: null };
  const read = readResidences({ plans: {}, homes: { h1: home } });
  expect(read.homes['h1']).toEqual({ ...home, interior: null });
});

test('money is in the currency of the city', () => {
  expect(moneyText(585_000, findCurrency('MONTREAL'))).toBe('CAD 585,000');
  expect(moneyText(1_250_000, findCurrency('SEATTLE'))).toBe('USD 1,250,000');
  expect(moneyText(232_000_000, findCurrency('TOKYO'))).toBe('JPY 232,000,000');
});

test.each([
  ['$1,310,000', 1_310_000],
  ['1 310 000', 1_310_000],
  ['1.310.000', 1_310_000],
  ['CA$ 742,000', 742_000],
  ['¥232,000,000', 232_000_000],
  ['742000.40', 742_000],
  ['On request', null],
  ['', null],
  ['￥232,000,000', 232_000_000],
  ['２３２０００００', 23_200_000],
  ['2億3200万円', 232_000_000],
  ['€ 1.250.000', 1_250_000],
])('a price %j is read', (text, value) => expect(readPrice(text)).toEqual({ value }));

test.each(['0', '-1', '0.4'])('a price %j is refused', (text) =>
  expect(readPrice(text)).toHaveProperty('error'),
);

test.each([
  ['nb-NO', '5 900 000 kr', 5_900_000],
  ['nb-NO', 'kr 5 900 000', 5_900_000],
  ['nb-NO', '5 900 000,50', 5_900_001],
  ['de-DE', '480.000 €', 480_000],
  ['de-DE', '480.000', 480_000],
  ['de-DE', '2.480.000,50', 2_480_001],
])('in %s a price %j is read', (locale, text, value) => {
  const [first] = baseSettings.cities.cities;
  const cities = ['NOK', 'EUR'].map((currency) => ({ ...first, currency })) as City[];
  provideSettings(() => ({
    ...baseSettings,
    language: { locale, others: [] },
    cities: { ...baseSettings.cities, cities },
  }));
  expect(readPrice(text)).toEqual({ value });
});

test.each([
  ['$1.31m', 1_310_000],
  ['890k', 890_000],
  ['1.02 M', 1_020_000],
])('a shortened price %j is read', (text, value) => expect(readPrice(text)).toEqual({ value }));

test.each(['m', '1,47O', '1,3', 'cheap', '-5', '0', '850.000', '10%'])(
  'a price %j is refused',
  (text) => expect(readPrice(text)).toHaveProperty('error'),
);

test('states and days are parsed as people write them', () => {
  expect(readState('SOLD')).toEqual({ value: 'sold' });
  expect(readState('Not for sale')).toEqual({ value: 'not-released' });
  expect(readState('Réservé')).toEqual({ value: 'reserved' });
  expect(readState('gone')).toHaveProperty('error');
  expect(readDay('Dec 3, 2026')).toEqual({ value: '2026-12-03' });
  expect(readDay('03/12/2026')).toHaveProperty('error');
  expect(readDay('2026-02-30')).toHaveProperty('error');
});

test('an invalid cell keeps its text and is reported', () => {
  const homes = typedHomes(itoResidences.homes);
  const plans = itoResidences.plans;
  const typed = withCells(
    homes,
    [
      { key: 'h101', column: 'price', text: '1,47O' },
      { key: 'h102', column: 'plan', text: 'Roof garden' },
      { key: 'h103', column: 'plan', text: 'three' },
      { key: 'h103', column: 'state', text: 'reserved' },
      { key: 'h104', column: 'number', text: '101' },
    ],
    plans,
    'sq-ft',
  );
  expect(typed['h103']).toMatchObject({ plan: 'roof', state: 'reserved' });
  const errors = createHomesValidator()(typed, plans);
  expect(Object.fromEntries(errors)).toEqual({
    h101: { price: '“1,47O” is not a number.' },
    h102: { plan: 'There is no floor plan “Roof garden”.' },
    h104: { number: 'Home 101 appears twice.' },
  });
  const { error } = residences.safeParse({ plans, homes: typed });
  expect(pathsIn(error)).toEqual(['homes.h101.price']);
  const priced = { ...typed, h101: homes['h101'] };
  const { error: others } = residences.safeParse({ plans, homes: priced });
  expect(pathsIn(others)).toEqual(['homes.h102.plan', 'homes.h104.number']);

  function pathsIn(failure: typeof error) {
    return failure?.issues.map(({ path }) => path.join('.'));
  }
});

test('a pasted table writes cells from the selected one on and adds the extra homes', () => {
  const homes = typedHomes(itoResidences.homes);
  const keys = Object.keys(homes);
  const grid = { keys, columns: ['number', 'plan', 'bedrooms', 'floor', 'price', 'state'] };
  const next = withPasted(
    homes,
    grid,
    { row: keys.length - 1, column: 'price' },
    [['¥500,000,000', 'sold'], ['¥510,000,000']],
    itoResidences.plans,
    'm2',
  );
  expect(next['h402']).toMatchObject({ price: '500000000', state: 'sold' });
  const added = Object.entries(next).at(-1);
  expect(added?.[1]).toMatchObject({ number: '', price: '510000000', state: 'not-released' });
  expect(homes['h402']?.price).toBe('497000000');
});

test('a penthouse is above all floors of its tower, and its name is stored apart', () => {
  const [first, ...others] = Object.entries(itoResidences.homes);
  if (!first) throw new Error('There is no home');
  const [key, home] = first;
  const homes = { ...Object.fromEntries(others), [key]: { ...home, floor: 'PH' } };
  const { floors } = buildTower(homes);
  expect(floors.map(({ floor }) => floor)).toEqual(['PH', 4, 3, 2, 1]);
  const stored = residencesText({ plans: itoResidences.plans, homes });
  const { homes: storedHomes } = JSON.parse(stored) as { homes: Record<string, object> };
  expect(storedHomes[key]).toMatchObject({ floor: null, floorName: 'PH' });
  expect(readResidences(stored).homes[key]?.floor).toBe('PH');
  expect(typedHomes(storedHomes)[key]?.floor).toBe('PH');
  const court = sortedPlans({ plans: itoResidences.plans, homes }).find(
    (plan) => plan.key === 'court',
  );
  expect(court && floorsText(court)).toBe('1 to PH');
});

test("a plan key must be the project's own, not an inherited property of objects", () => {
  const home = { number: '101', plan: 'constructor', floor: 1, price: null, state: 'sold' };
  const { error } = residences.safeParse({ plans: {}, homes: { h101: home } });
  expect(error?.issues).toMatchObject([{ message: 'There is no floor plan “constructor”.' }]);
});

test('stored residences are read without their invalid parts', () => {
  const homes = { a: { number: '1', state: 'sold' }, b: { number: '', state: 'x' }, c: null };
  const read = readResidences(JSON.stringify({ plans: {}, homes }));
  expect(Object.keys(read.homes)).toEqual(['a']);
  expect(readResidences(null)).toEqual(noResidences);
  expect(residences.parse(undefined)).toEqual(noResidences);
});

test('a tower lists the floors from the roof down, on the columns of its widest floor', () => {
  const { columns, floors } = buildTower(kestrelResidences.homes);
  expect(columns).toBe(2);
  expect(floors[0]).toMatchObject({
    floor: 46,
    zone: { words: 'One home per floor', floors: 24 },
  });
  expect(floors[0]?.homes[0]?.span).toBe(2);
  expect(floors[24]).toMatchObject({ floor: 22, zone: { words: 'Two homes per floor' } });
  const tall = Object.fromEntries(
    Array.from({ length: 70 }, (_, index) => [
      `h${index}`,
      {
        number: String(index),
        plan: null,
        floor: index + 1,
        price: null,
        state: 'sold' as const,
        heldUntil: null,
        interior: null,
      },
    ]),
  );
  expect(floorGroups(buildTower(tall).floors).map(({ length }) => length)).toEqual([
    1, 10, 10, 10, 10, 10, 10, 9,
  ]);
});
