import { plural } from '../../lib/plural.ts';
import { cityName, projectCities, type ProjectCity } from './project.ts';
import { isSold } from './project-status.ts';

/** Which projects a tab shows: all, those of a city, or those that are sold. */
export type ProjectFilter = { city?: ProjectCity; isSold?: true };

export type ProjectTab = { label: string; query: string; filter: ProjectFilter };

/** In the order of the tabs, which is not that of the form. */
const cityTabs = ['VANCOUVER', 'MONTREAL', 'TORONTO', 'SEATTLE', 'HONOLULU', 'TOKYO'] as const;

const allTab: ProjectTab = { label: 'GLOBAL PROJECTS', query: '', filter: {} };
const soldTab: ProjectTab = { label: 'SOLD', query: '?status=sold', filter: { isSold: true } };

/** The tabs of the list of projects, each with the query of its address. */
export const projectTabs: readonly ProjectTab[] = [
  allTab,
  ...cityTabs.map((city) => ({
    label: city,
    query: `?city=${city.toLowerCase()}`,
    filter: { city },
  })),
  soldTab,
];

/** The queries that the list of projects knows. */
export const projectQueries = {
  city: projectCities.map((city) => city.toLowerCase()),
  status: ['sold'],
};

/** The tab of an address. Whatever is unknown shows all. */
export function currentTab(query: URLSearchParams): ProjectTab {
  if (query.get('status') === 'sold') return soldTab;
  return (
    projectTabs.find(({ filter }) => filter.city?.toLowerCase() === query.get('city')) ?? allTab
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

/** What the head of a tab's page says. `list` is the path of the list. */
export function listHead({ filter, query }: ProjectTab, list: string) {
  return {
    title: listTitle(filter),
    description: listDescription(filter),
    query,
    within: query === '' ? undefined : { name: listTitle(allTab.filter), path: list },
  };
}

function listTitle({ city, isSold: isOfSold }: ProjectFilter) {
  if (isOfSold) return 'Sold Projects';
  return city ? `Projects in ${cityName(city)}` : 'Global Projects';
}

function listDescription({ city, isSold: isOfSold }: ProjectFilter) {
  if (isOfSold)
    return 'Buildings in six cities of which nothing is left. See what stands beside them.';
  if (city) return `Buildings in ${cityName(city)}, from plans on paper to keys in hand.`;
  return 'Buildings in six cities, from plans on paper to keys in hand. Filter by city, or see what has sold.';
}

/** Said aloud when another tab was chosen: `2 projects in Vancouver`. */
export function countText(count: number, { city, isSold: isOfSold }: ProjectFilter) {
  const place = city ? ` in ${cityName(city)}` : '';
  const [one, many] = isOfSold
    ? ['# sold project', '# sold projects']
    : ['# project', '# projects'];
  return plural(count, one, many) + place;
}

/** What stands under COMING SOON. */
export function emptyText({ city, isSold: isOfSold }: ProjectFilter) {
  if (isOfSold) return 'Nothing has sold out. Give it a season.';
  const place = city ? `in ${cityName(city)} ` : '';
  return `Nothing to show ${place}yet. The VIP list hears first.`;
}
