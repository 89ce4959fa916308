import { afterEach, beforeEach, expect, test } from 'vitest';
import { baseSettings } from '../../site/settings/base-settings.ts';
import { placesSchema } from '../../site/settings/places.ts';
import { provideSettings } from '../../site/settings/settings.ts';
import { noLegal } from '../projects/project-legal.ts';
import { newsAdvice } from '../news/news-advice.ts';
import { pageAdvice } from '../page-content/form/page-advice.ts';
import { partnerAdvice } from '../partners/partner-advice.ts';
import { projectAdvice } from '../projects/form/project-advice.ts';
import { developerAdvice } from '../developers/developer-advice.ts';
import { newsSchema } from '../news/news.ts';
import { translatedPageSchema } from '../page-content/page-schemas.ts';
import { partnerSchema } from '../partners/partner.ts';
import { projectSchema } from '../projects/project.ts';
import { testimonialAdvice } from '../testimonials/testimonial-advice.ts';
import { rulingsThrough, wordAdvice, wordFindings } from './record-words.ts';

const place = (name: string, city: string, text: string) => ({
  id: name.toUpperCase(),
  name,
  country: 'CA',
  timeZone: 'America/Toronto',
  cities: [city],
  words: [{ language: 'en', word: text, treatment: 'forbidden', force: 'gate' }],
});

beforeEach(() => {
  const places = placesSchema.parse({
    places: [place('West', 'VANCOUVER', 'best'), place('East', 'TORONTO', 'guaranteed')],
    marketedFrom: 'WEST',
  });
  provideSettings(() => ({ ...baseSettings, places }));
});

afterEach(() => provideSettings(() => baseSettings));

const texts = 'The best, guaranteed';

const found = (values: object) =>
  wordFindings('projects', projectSchema, values).map(({ word }) => word);

test('a project is under the lists of its city and of the place it is marketed from', () => {
  const project = { city: 'TORONTO', status: 'completed', title: texts, legal: null };
  expect(found(project)).toEqual(['guaranteed', 'best']);
  expect(found({ ...project, city: 'VANCOUVER' })).toEqual(['best']);
  expect(found({ ...project, legal: { ...noLegal, marketedFrom: 'EAST' } })).toEqual([
    'guaranteed',
  ]);
  expect(found({ ...project, title: '', features: ['Best view'] })).toEqual(['best']);
  expect(found({ title: texts })).toEqual(['best']);
});

test('choices and references of a record are no texts', () => {
  const words = ['available', 'a', 'signing', 'amount', 'baseline', 'image'];
  const lists = words.map((word) => place(word, word, word));
  const all = lists.flatMap((one) => one.words);
  const places = placesSchema.parse({
    places: [{ ...place('West', 'VANCOUVER', 'best'), words: all }],
    marketedFrom: 'WEST',
  });
  provideSettings(() => ({ ...baseSettings, places }));
  const residences = {
    plans: { a: { name: 'Best', bedrooms: 2 } },
    homes: { h: { number: '101', plan: 'a', floor: 1, state: 'available' } },
  };
  const timeline = { deposits: [{ value: 5, unit: 'amount', when: 'signing', milestone: null }] };
  const project = { city: 'VANCOUVER', status: 'completed', residences, timeline };
  expect(found(project)).toEqual([]);
  expect(found({ ...project, timeline: { depositNote: 'On signing' } })).toEqual(['signing']);
  const content = {
    projects: { heroId: 'a', featured: [{ projectId: 'a' }] },
    sections: [{ title: 'One', imageAlignment: 'baseline' }],
    navigation: { logoType: 'image' },
  };
  expect(wordFindings('pages', translatedPageSchema(''), { title: 'Home', content })).toEqual([]);
});

test('a partner’s own name is no claim, and title and bio are', () => {
  const partner = { name: 'Best Western', brokerage: null, city: 'VANCOUVER', title: 'Best' };
  expect(wordFindings('partners', partnerSchema, partner)).toMatchObject([
    { field: 'title', word: 'best' },
  ]);
});

test('news and pages are under the lists of the place that the company markets from', () => {
  expect(wordFindings('news', newsSchema, { title: texts })).toMatchObject([{ word: 'best' }]);
  const content = { sections: [{ key: 'a', title: '', content: `<p>${texts}</p>` }] };
  expect(wordAdvice('pages', translatedPageSchema(''), { content })).toEqual([
    { field: 'content.sections.0.content', text: '“best” is not allowed in West' },
  ]);
});

test('a list that is one field is advised about once', () => {
  const project = { city: 'VANCOUVER', features: ['The best view', 'The best pool'] };
  expect(wordAdvice('projects', projectSchema, project)).toEqual([
    { field: 'features', text: '“best” is not allowed in West' },
  ]);
});

test.each([
  ['project', projectAdvice, 'description'],
  ['partner', partnerAdvice, 'bio'],
  ['news item', newsAdvice, 'content'],
  ['page', pageAdvice, 'title'],
  ['developer', developerAdvice, 'description'],
  ['testimonial', testimonialAdvice, 'content'],
])('the form of a %s advises about words while they are typed', (_, advice, field) => {
  const facts = { findAlt: () => 'A tower', pages: undefined };
  const word = { field, text: '“best” is not allowed in West' };
  const base = { city: 'VANCOUVER', brokerage: null };
  expect(advice({ ...base, [field]: 'The best' }, facts)).toContainEqual(word);
  expect(advice({ ...base, [field]: 'The bestow' }, facts)).not.toContainEqual(word);
});

test('a developer and a testimonial are under the lists of the projects that show them, too', () => {
  const facts = { findAlt: () => 'A tower', pages: undefined };
  const shownBy = rulingsThrough({ title: 'Kestrel House', city: 'TORONTO' });
  const text = '“guaranteed” is not allowed in East, because Kestrel House shows this';
  expect(developerAdvice({ description: texts }, facts, shownBy)).toContainEqual({
    field: 'description',
    text,
  });
  expect(testimonialAdvice({ content: texts }, facts, shownBy)).toContainEqual({
    field: 'content',
    text,
  });
});

test('names of people and firms are no texts, and what is shown untranslated is', () => {
  const project = { city: 'VANCOUVER', title: 'Best Place', legal: { depositHolder: 'Best LLP' } };
  expect(wordAdvice('projects', projectSchema, project)).toEqual([
    { field: 'title', text: '“best” is not allowed in West' },
  ]);
});
