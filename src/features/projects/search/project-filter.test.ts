import { currentPage } from '../../../lib/web/page-numbers.ts';
import { expect, test } from 'vitest';
import { pageAddress } from '../../../platform/page-cache/page-address.ts';
import {
  summaryText,
  currentTab,
  emptyText,
  lastProjectPage,
  listHead,
  projectQueries,
  projectTabs,
  queryOfPage,
} from './project-filter.ts';

test('the tabs are those of the specification', () => {
  expect(
    projectTabs()
      .map(({ label }) => label)
      .join(', '),
  ).toBe('GLOBAL PROJECTS, VANCOUVER, MONTREAL, TORONTO, SEATTLE, HONOLULU, TOKYO, SOLD');
});

test('the query of each tab selects that tab', () => {
  for (const tab of projectTabs()) {
    expect(pageAddress(`/projects${tab.query}`, { '/projects': projectQueries() })).toBe(
      `/projects${tab.query}`,
    );
    expect(currentTab(new URLSearchParams(tab.query))).toEqual(tab);
  }
});

test('an unknown query selects the tab of all projects', () => {
  for (const query of ['city=paris', 'city=vancouver2', 'status=upcoming', 'city=', 'x=y']) {
    expect(currentTab(new URLSearchParams(query)).label).toBe('GLOBAL PROJECTS');
  }
});

test('the text of an empty list depends on the tab', () => {
  expect(emptyText({ city: 'TOKYO' })).toBe(
    'No projects in Tokyo yet. VIP list members are the first to hear.',
  );
  expect(emptyText({})).toBe('No projects yet. VIP list members are the first to hear.');
  expect(emptyText({ isSold: true })).toBe('No projects have sold out yet.');
});

test('each page of a tab has its own URL, and the first has that of the tab', () => {
  for (const tab of projectTabs()) {
    expect(queryOfPage(tab, 1)).toBe(tab.query);
    const query = queryOfPage(tab, 12);
    expect(pageAddress(`/projects${query}`, { '/projects': projectQueries() })).toBe(
      `/projects${query}`,
    );
    expect(currentTab(new URLSearchParams(query))).toEqual(tab);
    expect(currentPage(new URLSearchParams(query))).toBe(12);
    expect(listHead(tab, 12, '/projects')).toMatchObject({
      query,
      title: expect.stringMatching(/, page 12$/),
    });
  }
  for (const page of ['1', '0', '-2', '2.5', '1e3', '02', '1000', 'x'])
    expect(currentPage(new URLSearchParams({ page }))).toBe(1);
});

test('a page has up to sixty projects', () => {
  expect([0, 1, 60, 61, 120, 121, 5_000].map(lastProjectPage)).toEqual([1, 1, 1, 2, 2, 3, 84]);
  expect(summaryText(60, {}, 1)).toBe('60 projects');
  expect(summaryText(61, { city: 'TOKYO' }, 2)).toBe('61 projects in Tokyo, page 2 of 2');
});

test('city and status are read in any case', () => {
  expect(findTab('city=TOKYO')).toBe('?city=tokyo');
  expect(findTab('city=Tokyo&words=ito')).toBe('?city=tokyo');
  expect(findTab('status=SOLD')).toBe('?status=sold');
  expect(findTab('city=Atlantis')).toBe('');
});

function findTab(query: string) {
  return currentTab(new URLSearchParams(query)).query;
}
