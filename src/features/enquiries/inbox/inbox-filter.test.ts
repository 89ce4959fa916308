import { expect, test } from 'vitest';
import { filterQuery, readFilter } from './inbox-filter.ts';

test.each([
  ['state=new', 'unread=yes'],
  ['state=read', 'stage=new,in-progress&unread=no'],
  ['state=answered', 'stage=answered,won,closed'],
  ['state=answered&stage=won', 'stage=won'],
  ['stage=in-hand', 'stage=in-progress'],
  ['state=spam', 'folder=spam'],
  ['state=held', 'folder=spam'],
  ['state=unsent', 'folder=unsent'],
  ['state=mail-failed&form=vip', 'form=vip&folder=failed'],
  ['state=follow-up', 'folder=due'],
  ['state=new&viewing=to-answer', 'unread=yes&viewing=to-answer'],
  ['state=bin&given=nobody', 'folder=bin&given=nobody'],
])('an address with %s leads to what it led to before there were folders', (earlier, now) => {
  expect(normalizeQuery(earlier)).toBe(now);
  expect(normalizeQuery(now)).toBe(now);
});

test.each([
  '',
  'folder=inbox',
  'state=constructor',
  'stage=lost',
  'unread=1',
  'form=poem',
  'viewing=all',
])('an unknown value, as in %j, filters nothing', (query) => {
  expect(normalizeQuery(query)).toBe('');
});

function normalizeQuery(query: string) {
  const params = new URLSearchParams(query);
  const entries = Object.entries(filterQuery(readFilter((name) => params.get(name))));
  return entries.flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])).join('&');
}
