import { cityName, projectCities, type ProjectCity } from './project.ts';

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

/** What stands under COMING SOON. */
export function emptyText({ city, isSold }: ProjectFilter) {
  if (isSold) return 'Nothing has sold out. Give it a season.';
  const place = city ? `in ${cityName(city)} ` : '';
  return `Nothing to show ${place}yet. The VIP list hears first.`;
}
