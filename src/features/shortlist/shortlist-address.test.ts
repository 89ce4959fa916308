import { expect, test } from 'vitest';
import { pageAddress } from '../../platform/page-cache/page-address.ts';
import { isShortlistAddress, shortlistQueries } from './shortlist-address.ts';

test('a list has one address for all its spellings, with commas as in links', () => {
  const queries = { '/shortlist': shortlistQueries };
  for (const list of ['a,b', 'a%2Cb', 'a,,b', '%20a,b,A!', 'a,b,a'])
    expect(pageAddress(`/shortlist?projects=${list}`, queries), list).toBe(
      '/shortlist?projects=a,b',
    );
  expect(pageAddress('/shortlist?projects=b,a', queries)).toBe('/shortlist?projects=b,a');
  expect(pageAddress('/shortlist?projects=<script>', queries)).toBe('/shortlist');
  expect(pageAddress('/shortlist?view=comparison&projects=a', queries)).toBe(
    '/shortlist?projects=a&view=comparison',
  );
});

test('only lists count as lists', () => {
  expect(isShortlistAddress('/shortlist?projects=a,b')).toBe(true);
  expect(isShortlistAddress('/shortlist')).toBe(false);
});
