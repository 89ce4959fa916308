import { isSold } from '../project-status.ts';
import { expect, test } from 'vitest';
import { formatMonth } from '../../../lib/time/format-month.ts';
import { pageAddress } from '../../../platform/page-cache/page-address.ts';
import { summarizeResidences } from '../../residences/residence-summary.ts';
import { ratesText } from '../../residences/rates.ts';
import { bedroomsIn, searchableFacts } from './project-facts.ts';
import { currentTab, listHead, projectQueries, queryOfPage } from './project-filter.ts';
import {
  conditionTexts,
  parseProjectSearch,
  isSearchAddress,
  searchChoices,
  unreadConditions,
  emptyProjectSearch,
} from './project-search.ts';
import { findDifferences, findMatches, nearest } from './project-match.ts';
import { demoProjects } from '../projects.demo.ts';

const today = '2026-11-20';

const facts = demoProjects.map(({ specifications, residences, ...project }) =>
  searchableFacts({
    ...project,
    id: project.slug,
    buildingType: specifications.buildingType,
    priceRange: specifications.priceRange,
    typesOfUnits: specifications.typesOfUnits,
    figures: summarizeResidences(residences),
  }),
);

function contextFor(query: string) {
  const parameters = new URLSearchParams(query);
  return { filter: currentTab(parameters).filter, search: parseProjectSearch(parameters), today };
}

function slugs(query: string) {
  return findMatches(facts, contextFor(query)).map(({ slug }) => slug);
}

test('prices in yen are compared at the rates of the settings', () => {
  expect(slugs('city=tokyo&price=2500000&availability=available')).toEqual(['ito-house']);
  expect(slugs('city=tokyo&price=2000000')).toEqual([]);
  expect(slugs('city=tokyo&price=3500000&bedrooms=2')).toEqual(['ito-house']);
  expect(ratesText(['CAD', 'JPY', 'NOK'])).toBe(
    'Prices in Japanese yen are converted to Canadian dollars at the exchange rates of November 16, 2026. Prices in Norwegian kroner are not included in the comparison.',
  );
});

test('the price filter applies to homes with enough bedrooms', () => {
  expect(slugs('bedrooms=2&price=800000&city=montreal')).toEqual([]);
  expect(slugs('price=800000&city=montreal')).toEqual(['ateliers-ferrand']);
});

test('all words must match name, area, developer, building type or description, ignoring accents', () => {
  expect(slugs('words=seraphin')).toEqual(['le-seraphin']);
  expect(slugs('words=COAL+northquay')).toEqual(['kestrel-house']);
  expect(slugs('words=coal+tokyo')).toEqual([]);
  expect(slugs('words=TOWER+quarter')).toEqual(['kestrel-house']);
  expect(slugs('words=ower')).toEqual([]);
});

test('projects are sorted by price across currencies, and those without a price come last', () => {
  const sorted = slugs('sort=price');
  expect(sorted[0]).toBe('ateliers-ferrand');
  expect(sorted.indexOf('ito-house')).toBeLessThan(sorted.indexOf('kestrel-house'));
  expect(sorted).toHaveLength(facts.length);
  expect(slugs('sort=completion').at(-1)).toBe('fathom');
  expect(slugs('sort=name')[0]).toBe('ateliers-ferrand');
});

test('a completion in words becomes a month, and past ones count as ready', () => {
  expect(['Spring 2026', 'Winter 2027', 'Q3 2028', 'March 2027', '2029'].map(formatMonth)).toEqual([
    2026 * 12 + 5,
    2027 * 12 + 12,
    2028 * 12 + 9,
    2027 * 12 + 3,
    2029 * 12 + 12,
  ]);
  expect(formatMonth('To be announced')).toBeNull();
  expect(slugs('completion=ready')).toContain('ateliers-ferrand');
  expect(slugs('completion=2027')).toContain('kestrel-house');
  expect(slugs('completion=later')).toContain('lantern-pier');
});

test('bedrooms are read from the typed unit types if there are no homes', () => {
  expect(bedroomsIn('Studios to three bedrooms')).toEqual([0, 1, 2, 3]);
  expect(bedroomsIn('Lofts')).toEqual([]);
});

test('without matches the nearest projects come first, with their differences', () => {
  const context = contextFor('city=toronto&bedrooms=3&price=800000&completion=ready');
  expect(findMatches(facts, context)).toEqual([]);
  const near = nearest(facts, context);
  expect(near).toHaveLength(3);
  expect(near.every((project) => project.difference !== '')).toBe(true);
  const kestrel = facts.filter(({ slug }) => slug === 'kestrel-house');
  const [difference] = nearest(kestrel, contextFor('price=2000000'));
  expect(difference?.difference).toBe('CAD 480,000 over budget');
  const [forThree] = nearest(kestrel, contextFor('price=1500000&bedrooms=3'));
  expect(forThree).toMatchObject({ difference: 'CAD 1,760,000 over budget', bedrooms: 3 });
  const [fewer] = nearest(kestrel, contextFor('city=tokyo&words=kestrel'));
  expect(fewer?.difference).toBe('In Vancouver');
  const [unnamed] = nearest(facts, contextFor('city=toronto&words=zzz'));
  expect(unnamed?.difference).toBe('');
  const [inTokyo] = nearest(facts, contextFor('city=tokyo&price=1000000'));
  expect(inTokyo?.slug).toBe('ito-house');
  const [named] = nearest(facts, contextFor('city=tokyo&words=kestrel'));
  expect(named?.slug).toBe('kestrel-house');
});

test('what differs alike stays in display order, and sold projects come only where nothing else is left', () => {
  const alike = facts
    .filter(({ status }) => !isSold(status))
    .map((project) => ({ ...project, city: 'VANCOUVER' }));
  const context = contextFor('words=nowhere');
  expect(idsIn(nearest(alike, context))).toEqual(idsIn(alike.slice(0, 3)));
  expect(idsIn(nearest(alike.toReversed(), context))).toEqual(
    idsIn(alike.toReversed().slice(0, 3)),
  );
  const soldOnes = facts.map((project) => ({ ...project, status: 'sold-out' }));
  const [first] = facts;
  if (!first) throw new Error('The cast is empty');
  expect(idsIn(nearest(soldOnes, context))).toHaveLength(3);
  const onlyFirst = [...soldOnes.slice(1), { ...first, status: 'upcoming' }];
  expect(idsIn(nearest(onlyFirst, context))).toEqual([first.id]);
});

test('a search survives the round trip through its URL, and the canonical URL is that of the tab', () => {
  const query =
    '?city=tokyo&bedrooms=2&price=2000000&completion=ready&availability=available&sort=price&view=table';
  const tab = currentTab(new URLSearchParams(query));
  const search = parseProjectSearch(new URLSearchParams(query));
  expect(queryOfPage(tab, 1, search)).toBe(query);
  const queries = { '/projects': projectQueries() };
  expect(pageAddress(`/projects${query}&page=2`, queries)).toBe(
    `/projects${queryOfPage(tab, 2, search)}`,
  );
  expect(pageAddress('/projects?bedrooms=&price=&sort=x', queries)).toBe('/projects');
  expect(pageAddress('/projects?words=coal', queries)).toBeUndefined();
  expect(isSearchAddress(`/projects${query}`)).toBe(true);
  expect(isSearchAddress('/projects?city=tokyo&page=2')).toBe(false);
  expect(listHead(tab, 1, '/projects', search)).toMatchObject({
    query,
    canonicalQuery: '?city=tokyo',
  });
  expect(conditionTexts(search).map(({ text }) => text)).toContain('Up to CAD 2,000,000');
});

test('any whole price, year and number of bedrooms counts, and what cannot be read is named', () => {
  const query = 'bedrooms=12&price=900%2C000&completion=2033';
  const address = pageAddress(`/projects?${query}`, { '/projects': projectQueries() });
  expect(address).toBe('/projects?bedrooms=4&price=900000&completion=2033');
  const search = parseProjectSearch(new URLSearchParams(query));
  expect(search).toMatchObject({ bedrooms: 4, price: 900_000, completion: '2033' });
  expect(conditionTexts(search).map(({ text }) => text)).toEqual([
    '4 bedrooms or more',
    'Up to CAD 900,000',
    'By the end of 2033',
  ]);
  expect(
    searchChoices(search)
      .price.slice(0, 3)
      .map(({ value }) => value),
  ).toEqual(['800000', '900000', '1000000']);
  expect(parseProjectSearch(new URLSearchParams('completion=1999')).completion).toBe('ready');
  const wrong = new URLSearchParams('bedrooms=many&price=9.5&completion=20266&sort=id');
  expect(parseProjectSearch(wrong)).toEqual(emptyProjectSearch);
  expect(unreadConditions(wrong)).toEqual(['Bedrooms', 'Maximum price in CAD', 'Completion']);
  expect(parseProjectSearch(new URLSearchParams('bedrooms=1,2&price=1,5'))).toEqual(
    emptyProjectSearch,
  );
  for (const price of ['$900,000', '900\u00A0000', '900 000'])
    expect(parseProjectSearch(new URLSearchParams({ price })).price).toBe(900_000);
  const unread = pageAddress('/projects?price=a+lot', { '/projects': projectQueries() });
  expect(unreadConditions(new URLSearchParams(unread?.split('?')[1]))).toEqual([
    'Maximum price in CAD',
  ]);
});

test('who wants a home of some size, price or time is shown nothing that is sold out', () => {
  const sold = slugs('status=sold');
  expect(slugs('city=tokyo')).toEqual(expect.arrayContaining(['kumo-minato']));
  for (const query of ['bedrooms=1', 'price=5000000', 'completion=ready'])
    expect(slugs(query).filter((slug) => sold.includes(slug))).toEqual([]);
  expect(slugs('status=sold&completion=ready')).not.toEqual([]);
});

test('every unmet condition is listed', () => {
  const [ito] = facts.filter(({ slug }) => slug === 'ito-house');
  if (!ito) throw new Error('The cast has no Ito House');
  const differences = findDifferences(ito, contextFor('bedrooms=4&price=800000&availability=soon'));
  expect(differences.map(({ text }) => text)).toEqual([
    'Three fewer bedrooms',
    expect.stringMatching(/^CAD 1,3\d\d,\d{3} over budget$/),
    'Already released',
  ]);
});

test('bedrooms, price and availability of a near match are those of the same homes, the nearest to the search', () => {
  const [kestrel] = facts.filter(({ slug }) => slug === 'kestrel-house');
  if (!kestrel?.figures) throw new Error('Kestrel House has no homes');
  const differencesWith = (rooms: typeof kestrel.rooms, query: string) =>
    findDifferences({ ...kestrel, rooms, price: 585_000 }, contextFor(query)).map(
      ({ text }) => text,
    );
  const rooms = [
    { count: 1, left: 9, price: 585_000 },
    { count: 2, left: 4, price: 790_000 },
    { count: 3, left: 5, price: 2_660_000 },
  ];
  expect(differencesWith(rooms, 'bedrooms=3&price=800000')).toEqual(['One fewer bedroom']);
  expect(differencesWith(rooms, 'bedrooms=3&price=2000000')).toEqual(['CAD 660,000 over budget']);
  expect(differencesWith(rooms, 'bedrooms=4&price=2000000')).toEqual([
    'One fewer bedroom',
    'CAD 660,000 over budget',
  ]);
  expect(differencesWith(rooms, 'bedrooms=4&availability=available')).toEqual([
    'One fewer bedroom',
  ]);
  const [one, two, three] = rooms;
  if (!one || !two || !three) throw new Error('Three kinds are missing');
  const sold = [one, two, { ...three, left: 0, price: null }];
  expect(differencesWith(sold, 'bedrooms=3&price=800000')).toEqual(['One fewer bedroom']);
  expect(differencesWith(sold, 'bedrooms=4&price=800000')).toEqual(['Two fewer bedrooms']);
});

function idsIn(projects: readonly { id: string }[]) {
  return projects.map(({ id }) => id);
}
