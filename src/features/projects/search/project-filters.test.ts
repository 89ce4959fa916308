import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { currentTab } from './project-filter.ts';
import { emptyProjectSearch } from './project-search.ts';
import { ProjectFilters } from './ProjectFilters.tsx';

test('the labels and options of the filters begin with a capital or a number', () => {
  const tab = currentTab(new URLSearchParams());
  const filters = createElement(ProjectFilters, {
    tab,
    search: emptyProjectSearch,
    total: 12,
  });
  const found = renderToStaticMarkup(filters).matchAll(
    /<(?:option|span|button|a)\b[^>]*>(?<text>[^<]+)</g,
  );
  const texts = [...found].map(({ groups }) => groups?.['text'] ?? '');
  expect(texts).toEqual(
    expect.arrayContaining(['Bedrooms', 'Sort by', 'Featured', 'Show results']),
  );
  expect(texts.filter((text) => !/^[\p{Lu}\p{Sc}\d]/u.test(text))).toEqual([]);
});
