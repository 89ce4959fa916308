import { expect, test } from 'vitest';
import { nextSort, viewQuery, recordsInView, type ListView } from './list-view.ts';

const etienne = { name: 'Étienne Laroche', city: 'Montreal', units: 12 };
const zoe = { name: 'Zoë Ångström', city: '', units: 9 };
const daniel = { name: 'Daniel Okafor', city: 'Toronto', units: 100 };
const emile = { name: 'Émile Okafor', city: 'Montreal', units: 9 };
const all = [zoe, etienne, daniel, emile];

const list = {
  columns: [
    { title: 'Name', sortBy: ({ name }: typeof zoe) => name },
    { title: 'City', sortBy: ({ city }: typeof zoe) => city },
    { title: 'Units', sortBy: ({ units }: typeof zoe) => units },
    { title: 'Badge' },
  ],
  getSearchTexts: ({ name, city }: typeof zoe) => [name, city],
};

function namesIn(view: Partial<ListView>) {
  return recordsInView(all, { search: '', sort: undefined, state: undefined, ...view }, list);
}

function sortedNames(title: string, isDescending = false) {
  return namesIn({ sort: { title, isDescending } });
}

test('without search and sort all records are in their own order', () => {
  expect(namesIn({})).toEqual(all);
});

test('a search finds every word, in any text, without accents and case', () => {
  expect(namesIn({ search: 'ETIENNE' })).toEqual([etienne]);
  expect(namesIn({ search: ' okafor  montréal ' })).toEqual([emile]);
  expect(namesIn({ search: 'okafor seattle' })).toEqual([]);
});

test('Chinese is found in its other spelling, once it is known', () => {
  const tokyo = { ...zoe, name: '東京' };
  const view = { search: '东京', sort: undefined, state: undefined };
  expect(recordsInView([zoe, tokyo], view, list, new Map([['東', '东']]))).toEqual([tokyo]);
});

test('texts are sorted by locale, and numbers by size', () => {
  expect(sortedNames('Name')).toEqual([daniel, emile, etienne, zoe]);
  expect(sortedNames('Name', true)).toEqual([zoe, etienne, emile, daniel]);
  expect(sortedNames('Units')).toEqual([zoe, emile, etienne, daniel]);
});

test('equal values keep their order, and empty values come last in both directions', () => {
  expect(sortedNames('City')).toEqual([etienne, emile, daniel, zoe]);
  expect(sortedNames('City', true)).toEqual([daniel, etienne, emile, zoe]);
});

test('an unsortable or unknown column changes nothing', () => {
  expect(sortedNames('Badge')).toEqual(all);
  expect(sortedNames('Gone')).toEqual(all);
});

test('a third click restores the original order', () => {
  const first = nextSort('Name', undefined);
  const second = nextSort('Name', first);
  expect([first, second]).toEqual([
    { title: 'Name', isDescending: false },
    { title: 'Name', isDescending: true },
  ]);
  expect(nextSort('Name', second)).toBeUndefined();
  expect(nextSort('City', second)).toEqual({ title: 'City', isDescending: false });
});

test('a state filters the records, and is part of the view’s query', () => {
  const publication = { state: 'draft' } as const;
  const records = [{ ...zoe, publication }, daniel];
  const view = {
    search: 'å',
    sort: { title: 'City', isDescending: true },
    state: 'draft',
  } as const;
  expect(recordsInView(records, view, list)).toEqual([records[0]]);
  expect(viewQuery(view)).toBe('state=draft&search=%C3%A5&sort=city&order=descending');
  expect(viewQuery({ search: '', sort: undefined, state: undefined })).toBe('');
});
