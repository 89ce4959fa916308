import { locale } from '../../../lib/text/locale.ts';
import { laterPages, lastPageNumber as lastPage } from '../../../lib/web/page-numbers.ts';
import { knownValue } from '../../../lib/values/known-value.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { settings } from '../../../site/settings/settings.ts';
import { cityName, type ProjectCity } from '../project.ts';
import {
  searchParameters,
  searchQueries,
  emptyProjectSearch,
  type ProjectSearch,
} from './project-search.ts';
import { isSold } from '../project-status.ts';

/** A tab shows all projects, those of a city, or sold ones. */
export type ProjectFilter = { city?: ProjectCity; isSold?: true };

export type ProjectTab = { label: string; query: string; filter: ProjectFilter };

function allTab(): ProjectTab {
  return { label: projectMessages().search.labels.all, query: '', filter: {} };
}

function soldTab(): ProjectTab {
  const { sold } = projectMessages().search.labels;
  return { label: sold, query: '?status=sold', filter: { isSold: true } };
}

/** The tabs of the project list, each with its query string. */
export function projectTabs(): ProjectTab[] {
  const cities = settings().cities.cities.map(({ id, name }) => ({
    label: name.toLocaleUpperCase(locale()),
    query: `?city=${id.toLowerCase()}`,
    filter: { city: id },
  }));
  return [allTab(), ...cities, soldTab()];
}

export const projectsOnAPage = 60;

/** The allowed URL parameters of the project list. The first page of a tab has no `page` parameter. */
export function projectQueries() {
  return {
    city: settings().cities.cities.map(({ id }) => id.toLowerCase()),
    status: ['sold'],
    ...searchQueries(),
    page: laterPages,
  };
}

/** The number of the last page, at least 1. */
export function lastProjectPage(total: number) {
  return lastPage(total, projectsOnAPage);
}

/** The query string with its question mark. Empty for the first page of all projects. */
export function queryOfPage(
  { query }: ProjectTab,
  page: number,
  search: ProjectSearch = emptyProjectSearch,
) {
  const entries = new URLSearchParams(searchParameters(search));
  if (page > 1) entries.set('page', String(page));
  if (entries.size === 0) return query;
  return `${query === '' ? '?' : `${query}&`}${entries}`;
}

/** The tab of a query. Invalid values mean all projects. */
export function currentTab(query: URLSearchParams): ProjectTab {
  const { city: cities, status: statuses } = projectQueries();
  if (knownValue(statuses, query.get('status') ?? '')) return soldTab();
  const city = knownValue(cities, query.get('city') ?? '');
  return (
    projectTabs().find(({ filter }) => city && filter.city?.toLowerCase() === city) ?? allTab()
  );
}

export function matchesFilter(
  { city, isSold: requiresSold }: ProjectFilter,
  project: { city: string; status: string },
) {
  const matchesCity = city === undefined || city === project.city;
  return matchesCity && (!requiresSold || isSold(project.status));
}

/** The properties of the page's head. `list` is the path of the list. Searches have the tab as canonical URL. */
export function listHead(tab: ProjectTab, page: number, list: string, search = emptyProjectSearch) {
  const isSearch = search !== emptyProjectSearch && searchParameters(search).length > 0;
  const query = queryOfPage(tab, page, search);
  const { titles, descriptions } = projectMessages().search;
  const title = listTitle(tab.filter);
  return {
    title: page === 1 ? title : titles.onPage(title, page),
    description: textForFilter(tab.filter, descriptions),
    query,
    ...(isSearch && { canonicalQuery: tab.query }),
    within: query === '' ? undefined : { name: listTitle({}), path: list },
  };
}

function listTitle(filter: ProjectFilter) {
  const { all, sold, inCity } = projectMessages().search.titles;
  return textForFilter(filter, { all, sold, inCity });
}

/** Such as `2 projects in Vancouver`. */
export function countText(total: number, filter: ProjectFilter) {
  const { all, sold, inCity } = projectMessages().search.count;
  return textForFilter(filter, {
    all: all(total),
    sold: sold(total),
    inCity: (city) => inCity(total, city),
  });
}

/** Announced to screen readers after a change: `120 projects, page 2 of 2`. */
export function summaryText(total: number, filter: ProjectFilter, page: number) {
  const { onPage } = projectMessages().search.count;
  const count = countText(total, filter);
  return total > projectsOnAPage ? onPage(count, page, lastProjectPage(total)) : count;
}

/** The text under COMING SOON. */
export function emptyText(filter: ProjectFilter) {
  return textForFilter(filter, projectMessages().search.empty);
}

type FilterTexts = { all: string; sold: string; inCity: (city: string) => string };

/** Selects the text for a filter: all projects, sold ones, or those of a city. */
export function textForFilter(
  { city, isSold: requiresSold }: ProjectFilter,
  { all, sold, inCity }: FilterTexts,
) {
  if (requiresSold) return sold;
  return city ? inCity(cityName(city)) : all;
}
