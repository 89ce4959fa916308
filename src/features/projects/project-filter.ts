import { plural } from '../../lib/plural.ts';
import { settings } from '../../site/settings.ts';
import { cityName, type ProjectCity } from './project.ts';
import { entriesOf, findingQueries, noFinding, type Finding } from './project-finding.ts';
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
const mostPages = 999;

const laterPages = Array.from({ length: mostPages - 1 }, (_, index) => String(index + 2));

/** The queries that the list of projects knows. The first page of a tab has the address of the tab. */
export function projectQueries() {
  return {
    city: settings().cities.cities.map(({ id }) => id.toLowerCase()),
    status: ['sold'],
    ...findingQueries(),
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
  return Math.min(Math.max(1, Math.ceil(total / projectsOnAPage)), mostPages);
}

/** The query of a page of a tab, with its question mark; empty for the first page of all. */
export function queryOfPage({ query }: ProjectTab, page: number, finding: Finding = noFinding) {
  const entries = new URLSearchParams(entriesOf(finding));
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
export function listHead(tab: ProjectTab, page: number, list: string, finding = noFinding) {
  const isFound = finding !== noFinding && entriesOf(finding).length > 0;
  const query = queryOfPage(tab, page, finding);
  return {
    title: listTitle(tab.filter) + (page === 1 ? '' : `, page ${page}`),
    description: listDescription(tab.filter),
    query,
    ...(isFound && { canonicalQuery: tab.query }),
    within: query === '' ? undefined : { name: listTitle(allTab.filter), path: list },
  };
}

function listTitle({ city, isSold: isOfSold }: ProjectFilter) {
  if (isOfSold) return 'Sold Projects';
  return city ? `Projects in ${cityName(city)}` : 'Global Projects';
}

function listDescription({ city, isSold: isOfSold }: ProjectFilter) {
  if (isOfSold) return 'Buildings of which nothing is left. See what stands beside them.';
  if (city) return `Buildings in ${cityName(city)}, from plans on paper to keys in hand.`;
  return 'Buildings from plans on paper to keys in hand. Filter by city, or see what has sold.';
}

/** Said aloud when another tab or page was chosen: `2 projects in Vancouver`. */
export function countText(total: number, { city, isSold: isOfSold }: ProjectFilter, page = 1) {
  const place = city ? ` in ${cityName(city)}` : '';
  const [one, many] = isOfSold
    ? ['# sold project', '# sold projects']
    : ['# project', '# projects'];
  const part = total > projectsOnAPage ? `, page ${page} of ${lastPageOf(total)}` : '';
  return plural(total, one, many) + place + part;
}

/** What stands under COMING SOON. */
export function emptyText({ city, isSold: isOfSold }: ProjectFilter) {
  if (isOfSold) return 'Nothing has sold out. Give it a season.';
  const place = city ? `in ${cityName(city)} ` : '';
  return `Nothing to show ${place}yet. The VIP list hears first.`;
}
