import { allowProvider, openMapOfPoints, type Policy } from '../../platform/map-provider.ts';
import { drawNetwork } from '../../platform/network-map.ts';
import { settings } from '../../site/settings.ts';
import type { ProjectFilter } from './project-filter.ts';
import type { ProjectSearch } from './project-search.ts';
import { fittingByCity } from './project-search.server.ts';
import { cityName, type Project } from './project.ts';
import { cityLine, placeLabels, type MapOfProjects } from './projects-map.ts';

const namesShown = 3;

type Shown = { filter: ProjectFilter; search: ProjectSearch; projects: Project[] };

/** The list as a map, if it is asked for: of a city the projects on the page, else the cities. Null where there is no point to show. */
export async function openProjectsMap(
  policy: Policy | undefined,
  { filter, search, projects }: Shown,
): Promise<MapOfProjects | null> {
  // Also where there is no map yet: one may come in place.
  allowProvider(policy);
  // What is sold is a tab as a city is: no city of its map could lead to what is sold there.
  if (search.view !== 'map' || filter.isSold) return null;
  return filter.city ? mapOfCity(policy, filter.city, projects) : mapOfNetwork(filter, search);
}

async function mapOfNetwork(
  filter: ProjectFilter,
  search: ProjectSearch,
): Promise<MapOfProjects | null> {
  const { cities } = settings().cities;
  const [drawing, fitting] = await Promise.all([
    drawNetwork(cities.map(({ centre }) => centre)),
    fittingByCity(filter, search),
  ]);
  if (!drawing) return null;
  const shown = cities.map(({ id, name }, index) => {
    const found = fitting.get(id) ?? [];
    const { x, y } = drawing.places[index] ?? { x: 0, y: 0 };
    const names = found.slice(0, namesShown).map(({ title }) => title);
    return { id, name, names, total: found.length, x, y };
  });
  const places = shown.map((city) => ({ ...city, line: cityLine(city) }));
  const sides = placeLabels(places, drawing);
  return {
    kind: 'network',
    drawing,
    cities: shown.map((city, index) => ({ ...city, side: sides[index] ?? 'right' })),
  };
}

async function mapOfCity(
  policy: Policy | undefined,
  city: string,
  projects: Project[],
): Promise<MapOfProjects | null> {
  const centre = settings().cities.cities.find(({ id }) => id === city)?.centre;
  const points = projects.flatMap(({ location }) => location.coordinates ?? []);
  const opened = await openMapOfPoints(policy, points, centre);
  if (!opened) return null;
  const { map, places } = opened;
  const placeOf = new Map(points.map((point, index) => [point, places[index]]));
  let number = 0;
  const pinned = projects.map((project) => {
    const point = project.location.coordinates;
    const place = point && placeOf.get(point);
    if (!place) return { project, pin: null };
    number += 1;
    return { project, pin: { ...place, number, point } };
  });
  return { kind: 'city', city: cityName(city), map, projects: pinned };
}
