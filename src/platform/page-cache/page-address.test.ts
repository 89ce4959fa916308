import { expect, test } from 'vitest';
import { pageAddress, type KnownQueries } from './page-address.ts';

test('only known parameters with known values are part of the address', () => {
  const queries: KnownQueries = { '/projects': { city: ['tokyo'], view: ['list'] } };
  expect(pageAddress('/projects?view=list&city=tokyo&x=1', queries)).toBe(
    '/projects?city=tokyo&view=list',
  );
  expect(pageAddress('/projects?city=<script>', queries)).toBe('/projects');
});

test('a known value in another spelling is the same page', () => {
  const queries: KnownQueries = { '/projects': { city: ['tokyo'], view: ['list'] } };
  for (const city of ['TOKYO', 'Tokyo', 'tokyo/', '+tokyo%20'])
    expect(pageAddress(`/projects?city=${city}`, queries), city).toBe('/projects?city=tokyo');
});

test('known queries can be declared for paths with a slug', () => {
  const queries = { '/partners/*': { sent: ['partner-contact'] } };
  const thanks = '/partners/ingrid-halvorsen?sent=partner-contact';
  expect(pageAddress(thanks, queries)).toBe(thanks);
  expect(pageAddress('/partners?sent=partner-contact', queries)).toBe('/partners');
  expect(pageAddress('/a/partners/b?sent=partner-contact', queries)).toBe('/a/partners/b');
});

test('known queries can be declared for what is below a slug', () => {
  const queries = { '/projects/*/homes': { language: ['fr'] } };
  const homes = '/projects/kestrel-house/homes?language=fr';
  expect(pageAddress(homes, queries)).toBe(homes);
  expect(pageAddress('/projects/kestrel-house?language=fr', queries)).toBe(
    '/projects/kestrel-house',
  );
});

test('a page with an arbitrary query value is cached only without it', () => {
  const queries: KnownQueries = { '/projects/*': { home: 'any' } };
  expect(pageAddress('/projects/a?utm=1', queries)).toBe('/projects/a');
  expect(pageAddress('/projects/a?home=601', queries)).toBeUndefined();
});

test('a function gives the one spelling of a value, or ignores it', () => {
  const queries: KnownQueries = {
    '/list': { of: (value) => value.replaceAll(/[^a-z,]/g, '') || undefined },
  };
  for (const list of ['a,b', 'a%2Cb', '%20a,b'])
    expect(pageAddress(`/list?of=${list}`, queries), list).toBe('/list?of=a,b');
  expect(pageAddress('/list?of=1', queries)).toBe('/list');
});

test('private areas and malformed paths are not public pages', () => {
  const queries: KnownQueries = { '/list': 'private', '/list/*': 'private' };
  for (const url of [
    '/admin',
    '/admin/news',
    '/_actions/x',
    '/mcp',
    '/list?of=1',
    '/list/0b7d0a3e-5a5f-4a43-9d35-7b0f1c7f1a01',
    '/%6Cist',
    '/health',
    '/a%2Fb',
    '/a b',
    '/%61dmin',
    '//admin/news',
    '/x/../_actions/x',
    '/partners/.',
    '/partners/',
    '/partners%00',
    '/%25%32%65%2e/partners',
    '/%E0%A4%A',
    `/${'a'.repeat(300)}`,
  ]) {
    expect(pageAddress(url, queries), url).toBeUndefined();
  }
  expect(pageAddress('/administration', {})).toBe('/administration');
});
