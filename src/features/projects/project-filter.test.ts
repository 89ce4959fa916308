import { expect, test } from 'vitest';
import { pageAddress } from '../../platform/page-address.ts';
import { currentTab, emptyText, projectQueries, projectTabs } from './project-filter.ts';

test('the tabs stand as the specification has them', () => {
  expect(projectTabs.map(({ label }) => label).join(', ')).toBe(
    'GLOBAL PROJECTS, VANCOUVER, MONTREAL, TORONTO, SEATTLE, HONOLULU, TOKYO, SOLD',
  );
});

test('each tab has an address of its own, which leads back to it', () => {
  for (const tab of projectTabs) {
    expect(pageAddress(`/projects${tab.query}`, { '/projects': projectQueries })).toBe(
      `/projects${tab.query}`,
    );
    expect(currentTab(new URLSearchParams(tab.query))).toBe(tab);
  }
});

test('an unknown query shows all', () => {
  for (const query of ['city=paris', 'city=VANCOUVER', 'status=upcoming', 'city=', 'x=y']) {
    expect(currentTab(new URLSearchParams(query)).label).toBe('GLOBAL PROJECTS');
  }
});

test('an empty list says of where it is empty', () => {
  expect(emptyText({ city: 'TOKYO' })).toBe(
    'Nothing to show in Tokyo yet. The VIP list hears first.',
  );
  expect(emptyText({})).toBe('Nothing to show yet. The VIP list hears first.');
  expect(emptyText({ isSold: true })).toBe('Nothing has sold out. Give it a season.');
});
