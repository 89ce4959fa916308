import { allowProvider, openMapOfPoints, type Policy } from '../../../platform/maps/provider.ts';
import { nameInLanguage } from '../../../platform/maps/city-maps.ts';
import { drawNetwork } from '../../../platform/maps/network-map.ts';
import { settings } from '../../../site/settings/settings.ts';
import { lowestPriceText } from '../card/project-price.ts';
import { asPriced } from './project-facts.ts';
import type { ProjectFilter } from './project-filter.ts';
import type { ProjectSearch } from './project-search.ts';
import { matchesByCity } from './project-search.server.ts';
import { cityName, type Project } from '../project.ts';
import { separatePlaces, positionLabels, type MapOfProjects } from './projects-map.ts';

type ProjectResults = { filter: ProjectFilter; search: ProjectSearch; projects: Project[] };

/** The map view: the projects of a city on this page, or else all cities. Null in other views or without coordinates. */
export async function openProjectsMap(
  policy: Policy | undefined,
  { filter, search, projects }: ProjectResults,
): Promise<MapOfProjects | null> {
  // Always allowed, because the map view can replace this page's list in place.
  allowProvider(policy);
  // Sold projects have a single tab, so cities on a map would have no tab to link to.
  if (search.view !== 'map' || filter.isSold) return null;
  return filter.city ? mapOfCity(policy, filter.city, projects) : mapOfNetwork(filter, search);
}

async function mapOfNetwork(
  filter: ProjectFilter,
  search: ProjectSearch,
): Promise<MapOfProjects | null> {
  const cities = settings().cities.cities.filter(({ centre }) => centre !== null);
  const [drawing, matchesOfCities] = await Promise.all([
    drawNetwork(cities.flatMap(({ centre }) => centre ?? [])),
    matchesByCity(filter, search),
  ]);
  if (!drawing) return null;
  const places = separatePlaces(drawing.places);
  const citiesOnMap = cities.map(({ id, name }, index) => {
    const matches = matchesOfCities.get(id) ?? [];
    const { x, y } = places[index] ?? { x: 0, y: 0 };
    const price = matches.length === 0 ? null : lowestPriceText(matches.map(asPriced));
    return { id, name, total: matches.length, price, x, y };
  });
  const sides = positionLabels(citiesOnMap, drawing);
  return {
    kind: 'network',
    drawing: {
      ...drawing,
      seas: drawing.seas.map((sea) => ({ ...sea, name: nameInLanguage(sea.name) })),
    },
    cities: citiesOnMap.map((city, index) => ({ ...city, side: sides[index] ?? 'right' })),
  };
}

async function mapOfCity(
  policy: Policy | undefined,
  city: string,
  projects: Project[],
): Promise<MapOfProjects | null> {
  const centre = settings().cities.cities.find(({ id }) => id === city)?.centre ?? undefined;
  const points = projects.flatMap(({ location }) => location.coordinates ?? []);
  const openedMap = await openMapOfPoints(policy, points, centre);
  if (!openedMap) return null;
  const { map, places } = openedMap;
  const placeByPoint = new Map(points.map((point, index) => [point, places[index]]));
  let number = 0;
  const projectsOnMap = projects.map((project) => {
    const point = project.location.coordinates;
    const place = point && placeByPoint.get(point);
    if (!place) return { project, pin: null };
    number += 1;
    return { project, pin: { ...place, number, point } };
  });
  return { kind: 'city', city: cityName(city), map, projects: projectsOnMap };
}
