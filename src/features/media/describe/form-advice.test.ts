import { expect, test } from 'vitest';
import { developerAdvice } from '../../developers/developer-advice.ts';
import { partnerAdvice } from '../../partners/partner-advice.ts';
import { projectAdvice } from '../../projects/form/project-advice.ts';
import { pageAdvice } from '../../page-content/form/page-advice.ts';
import { linkAdvice, ownLinksIn, findImageUrls } from './form-advice.ts';

const main = '/media/images/projects/aaaaaaaaaaaaaaaa_1200x800_888888.jpg';
const noFacts = { findAlt: () => undefined, pages: undefined };

test('the advice for a project names missing data that visitors look for', () => {
  const values = {
    heroType: 'image',
    images: { main, gallery: [main] },
    specifications: { priceRange: ' ' },
    location: { coordinates: { lat: 0, lng: 0 } },
  };
  expect(texts(projectAdvice(values, noFacts))).toEqual(['No price range', 'No map location']);
  const homes = { one: { number: '101', state: 'available', price: '890k' }, two: null };
  expect(texts(projectAdvice({ ...values, residences: { homes } }, noFacts))).toEqual([
    'No map location',
  ]);
  const reserved = { one: { ...homes.one, state: 'reserved' } };
  const unpriced = { ...values, residences: { homes: reserved } };
  expect(texts(projectAdvice(unpriced, noFacts))).toContain('No price range');
  expect(texts(projectAdvice({ ...unpriced, status: 'sold-out' }, noFacts))).toEqual([
    'No map location',
  ]);
  const complete = {
    ...values,
    specifications: { priceRange: 'From $1' },
    location: { coordinates: { lat: 49.2, lng: -123.1 } },
  };
  expect(projectAdvice(complete, { ...noFacts, findAlt: () => 'A tower' })).toEqual([]);
});

test('a pin far from its city is a suggestion', () => {
  const pinAt = (city: string, lat: unknown, lng: unknown) =>
    texts(projectAdvice({ ...placed, city, location: { coordinates: { lat, lng } } }, placedFacts));
  const placed = {
    images: { main, gallery: [] },
    specifications: { priceRange: 'From $1' },
  };
  const placedFacts = { ...noFacts, findAlt: () => 'A tower' };
  expect(pinAt('VANCOUVER', 49.28, -123.12)).toEqual([]);
  expect(pinAt('VANCOUVER', 49.28, 123.12)).toEqual([
    'The pin is more than 100 km from Vancouver. Check the coordinates.',
  ]);
  expect(pinAt('TOKYO', 49.28, -123.12)).toHaveLength(1);
  expect(pinAt('VANCOUVER', 'typed', null)).toHaveLength(0);
  expect(pinAt('NOWHERE', 49.28, -123.12)).toEqual([]);
});

test('letters that a brochure cannot print are named beside their field before publishing', () => {
  const complete = {
    images: { main, gallery: [] },
    specifications: { priceRange: 'From ₽1', buildingType: 'Πύργος' },
    location: { coordinates: { lat: 49.2, lng: -123.1 }, address: '1 Łódź, Привет' },
    title: 'Kumo 東京 아파트 단지 𠮷성',
    description: '港区の高層住宅。서울의 고층 주택 단지와.',
  };
  expect(projectAdvice(complete, { ...noFacts, findAlt: () => 'A tower, 탑' })).toEqual([
    {
      field: 'title',
      text: 'The title: the brochure cannot print 아 파 트 단 지 𠮷 성 (it shows ◻ or a plain letter)',
    },
    {
      field: 'description',
      text: 'The description: the brochure cannot print 서 울 의 고 층 주 택 단 and 2 more (it shows ◻ or a plain letter)',
    },
    {
      field: 'images.gallery',
      text: 'The alt texts: the brochure cannot print 탑 (it shows ◻ or a plain letter)',
    },
  ]);
  const partner = { imageUrl: main, bio: '서울', name: '김서울', title: 'Broker' };
  expect(texts(partnerAdvice(partner, noFacts))).toEqual([
    'The name: the brochure cannot print 김 서 울 (it shows ◻ or a plain letter)',
  ]);
  expect(texts(developerAdvice({ name: 'Łódź Ελλάς 三井' }, noFacts))).toEqual([]);
  expect(texts(developerAdvice({ name: '삼성' }, noFacts))).toHaveLength(1);
});

test('only pictures known to lack an alternative text are reported', () => {
  const values = { imageUrl: main, bio: 'Here since 1998.' };
  expect(partnerAdvice(values, noFacts)).toEqual([]);
  expect(partnerAdvice(values, { ...noFacts, findAlt: () => '' })).toEqual([
    { field: 'imageUrl', text: 'The photo has no alt text' },
  ]);
});

test('links to missing pages are reported, and external links are ignored', () => {
  const html =
    '<a href="/about/">a</a><a href="/projects/gone?x#y">b</a><a href="//x.example">c</a><a href="https://x.example/gone">d</a><a href="/news.xml">e</a>';
  expect(ownLinksIn(html)).toEqual(['/about', '/projects/gone']);
  const facts = { ...noFacts, pages: new Set(['/about']) };
  const text = 'The link to /projects/gone is broken';
  expect(linkAdvice({ text: html }, facts, 'text')).toEqual([{ field: 'text', text }]);
  expect(linkAdvice({ text: html }, noFacts, 'text')).toEqual([]);
  const content = { hero: { subtitle: '' }, sections: [{ content: html }] };
  expect(pageAdvice({ content }, facts)).toEqual([{ field: 'content.sections.0.content', text }]);
});

test('pictures are found anywhere in a value', () => {
  expect(findImageUrls({ a: { b: [main, 'text', main] }, c: null })).toEqual([main]);
});

function texts(advice: { text: string }[]) {
  return advice.map(({ text }) => text);
}
