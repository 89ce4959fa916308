import { projectMessages } from '../../lib/project-messages.ts';
import { settings } from '../../site/settings.ts';
import { cityName, type ProjectCity } from './project.ts';
import {
  entriesOf,
  searchQueries,
  emptyProjectSearch,
  type ProjectSearch,
} from './project-search.ts';
import { isSold } from './project-status.ts';

/** Which projects a tab shows: all, those of a city, or those that are sold. */
export type ProjectFilter = { city?: ProjectCity; isSold?: true };

export type ProjectTab = { label: string; query: string; filter: ProjectFilter };

const allTab: ProjectTab = { label: 'GLOBAL PROJECTS', query: '', filter: {} };
const soldTab: ProjectTab = { label: 'SOLD', query: '?status=sold', filter: { isSold: true } };

/** The tabs of the list of projects, each with the query of its address. */
export function projectTabs(): ProjectTab[] {
  const cities = settings().cities.cities.map(({ id, name }) => ({
    label: name.toUpperCase(),
    query: `?city=${id.toLowerCase()}`,
    filter: { city: id },
  }));
  return [allTab, ...cities, soldTab];
}

export const projectsOnAPage = 60;
const maxPages = 999;

const laterPages = Array.from({ length: maxPages - 1 }, (_, index) => String(index + 2));

/** The queries that the list of projects knows. The first page of a tab has the address of the tab. */
export function projectQueries() {
  return {
    city: settings().cities.cities.map(({ id }) => id.toLowerCase()),
    status: ['sold'],
    ...searchQueries(),
    page: laterPages,
  };
}

/** The page of an address, counted from 1. Whatever is unknown means the first. */
export function currentPage(query: URLSearchParams) {
  const page = query.get('page') ?? '';
  return laterPages.includes(page) ? Number(page) : 1;
}

/** The number of the last page of so many projects; a tab without any has a first one too. */
export function lastPageOf(total: number) {
  return Math.min(Math.max(1, Math.ceil(total / projectsOnAPage)), maxPages);
}

/** The query of a page of a tab, with its question mark; empty for the first page of all. */
export function queryOfPage(
  { query }: ProjectTab,
  page: number,
  search: ProjectSearch = emptyProjectSearch,
) {
  const entries = new URLSearchParams(entriesOf(search));
  if (page > 1) entries.set('page', String(page));
  if (entries.size === 0) return query;
  return `${query === '' ? '?' : `${query}&`}${entries}`;
}

/** The tab of an address. Whatever is unknown shows all. */
export function currentTab(query: URLSearchParams): ProjectTab {
  if (query.get('status') === 'sold') return soldTab;
  return (
    projectTabs().find(({ filter }) => filter.city?.toLowerCase() === query.get('city')) ?? allTab
  );
}

/** True when a tab with this filter shows the project. */
export function isShownBy(
  { city, isSold: isOfSold }: ProjectFilter,
  project: { city: string; status: string },
) {
  const isOfCity = city === undefined || city === project.city;
  return isOfCity && (!isOfSold || isSold(project.status));
}

/** What the head of a tab's page says. `list` is the path of the list. What is looked for leads back to the tab. */
export function listHead(tab: ProjectTab, page: number, list: string, search = emptyProjectSearch) {
  const isFound = search !== emptyProjectSearch && entriesOf(search).length > 0;
  const query = queryOfPage(tab, page, search);
  const { titles, descriptions } = projectMessages().search;
  const title = listTitle(tab.filter);
  return {
    title: page === 1 ? title : titles.onPage(title, page),
    description: saidOf(tab.filter, descriptions),
    query,
    ...(isFound && { canonicalQuery: tab.query }),
    within: query === '' ? undefined : { name: listTitle(allTab.filter), path: list },
  };
}

function listTitle(filter: ProjectFilter) {
  const { all, sold, inCity } = projectMessages().search.titles;
  return saidOf(filter, { all, sold, inCity });
}

/** `2 projects in Vancouver` */
export function countText(total: number, filter: ProjectFilter) {
  const { all, sold, inCity } = projectMessages().search.count;
  return saidOf(filter, {
    all: all(total),
    sold: sold(total),
    inCity: (city) => inCity(total, city),
  });
}

/** Said aloud when another tab or page was chosen: `120 projects, page 2 of 2`. */
export function shownText(total: number, filter: ProjectFilter, page: number) {
  const { onPage } = projectMessages().search.count;
  const count = countText(total, filter);
  return total > projectsOnAPage ? onPage(count, page, lastPageOf(total)) : count;
}

/** What stands under COMING SOON. */
export function emptyText(filter: ProjectFilter) {
  return saidOf(filter, projectMessages().search.empty);
}

type Said = { all: string; sold: string; inCity: (city: string) => string };

/** What is said of what a tab shows: all, what has sold, or a city by its name. */
export function saidOf({ city, isSold: isOfSold }: ProjectFilter, { all, sold, inCity }: Said) {
  if (isOfSold) return sold;
  return city ? inCity(cityName(city)) : all;
}
