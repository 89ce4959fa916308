import { expect, test } from 'vitest';
import { pageAddress } from '../../../platform/page-cache/page-address.ts';
import { partnerSchema } from '../partner.ts';
import { demoPartners } from '../partners.demo.ts';
import {
  findPartners,
  parsePartnerSearch,
  partnerChoices,
  partnerConditions,
  partnerQueries,
  partnerQuery,
} from './partner-search.ts';

const ingrid = demoPartners[0];

test('the filters offer what at least one partner has', () => {
  const { city, language, focus } = partnerChoices(demoPartners);
  expect(city.map(({ label }) => label)).toEqual([
    'Vancouver',
    'Montreal',
    'Toronto',
    'Seattle',
    'Honolulu',
    'Tokyo',
  ]);
  expect(language.map(({ label }) => label)).toEqual([
    'English',
    'French',
    'German',
    'Hawaiian',
    'Hindi',
    'Japanese',
    'Norwegian',
    'Tamil',
  ]);
  expect(focus).toHaveLength(8);
  expect(partnerChoices([])).toEqual({ city: [], language: [], focus: [] });
});

test('filters are read from the URL in any spelling, and those that nobody has are ignored', () => {
  expect(find('city=TOKYO&language=FR')).toEqual({
    query: '?city=tokyo&language=fr',
    names: ['Mei Tanaka'],
  });
  expect(find('focus=heritage conversions').names).toEqual(['Étienne Laroche']);
  for (const query of ['city=atlantis', 'language=xx', 'focus=Nothing', 'city=', 'page=2'])
    expect(find(query)).toEqual({ query: '', names: demoPartners.map(({ name }) => name) });
});

test('a focus is found as browsers send it, with single spaces', () => {
  const partners = demoPartners.map((partner) => ({ ...partner, focus: 'Heritage  conversions' }));
  const sent = new URLSearchParams({ focus: 'Heritage conversions' });
  const search = parsePartnerSearch(sent, partners);
  expect(search.focus).toBe('Heritage conversions');
  expect(findPartners(partners, search).found).toHaveLength(partners.length);
});

test('each filter narrows the list, in display order', () => {
  expect(find('city=vancouver').names).toEqual([
    'Ingrid Halvorsen',
    'Claire Beaumont',
    'Julian Voss',
  ]);
  expect(find('language=fr').names).toEqual([
    'Daniel Okafor',
    'Mei Tanaka',
    'Étienne Laroche',
    'Claire Beaumont',
  ]);
});

test('if nobody matches, those who miss the fewest are shown with what differs', () => {
  const search = parsePartnerSearch(new URLSearchParams('city=honolulu&language=fr'), demoPartners);
  const { found, near } = findPartners(demoPartners, search);
  expect(found).toEqual([]);
  expect(near.map(({ name, difference }) => [name, difference])).toEqual([
    ['Daniel Okafor', 'In Toronto'],
    ['Mei Tanaka', 'In Tokyo'],
    ['Étienne Laroche', 'In Montreal'],
    ['Thomas Kealoha', 'Speaks English, Hawaiian'],
  ]);
  expect(partnerConditions(search).map(({ within }) => within)).toEqual([
    'works in Honolulu',
    'speaks French',
  ]);
});

test('each filter can be removed', () => {
  const search = parsePartnerSearch(new URLSearchParams('city=tokyo&language=fr'), demoPartners);
  expect(
    partnerConditions(search).map(({ text, without }) => [text, partnerQuery(without)]),
  ).toEqual([
    ['Tokyo', '?language=fr'],
    ['French', '?city=tokyo'],
  ]);
});

test('the cache keeps the pages of cities and languages, and not those of a focus', () => {
  const queries = { '/partners': partnerQueries() };
  const address = (query: string) => pageAddress(`/partners${query}`, queries);
  expect(address('?language=fr&city=Tokyo&x=1')).toBe('/partners?city=tokyo&language=fr');
  expect(address('?city=atlantis&language=zz')).toBe('/partners');
  expect(address('?focus=First+presales')).toBeUndefined();
});

test('languages are tags from the list, each once', () => {
  const { languages } = partnerSchema.shape;
  expect(languages.parse('EN, fr  en')).toBe('en fr');
  expect(languages.parse(['ja', 'en'])).toBe('ja en');
  expect([languages.parse(''), languages.parse(null), languages.parse(undefined)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(languages.safeParse('en klingon').error?.issues[0]?.message).toBe('Choose from the list');
});

test('a partner from before these fields has none of them', () => {
  const { city: _city, languages: _languages, focus: _focus, ...earlier } = ingrid ?? {};
  expect(partnerSchema.parse(earlier)).toMatchObject({ city: null, languages: null, focus: null });
});

function find(query: string) {
  const search = parsePartnerSearch(new URLSearchParams(query), demoPartners);
  const { found } = findPartners(demoPartners, search);
  return { query: partnerQuery(search), names: found.map(({ name }) => name) };
}
