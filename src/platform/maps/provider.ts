import { z } from 'zod';
import { waterColour, type MapPlace, type MapView } from '../../lib/geo/map-view.ts';
import { isOnMap, kilometresFrom, pointAt, type Point } from '../../lib/geo/mercator.ts';
import { spread } from '../../lib/geo/spread.ts';
import { env } from '../env/env.ts';
import { groundAround } from './ground.ts';
import { findInnerCity, innerCityGround } from './inner-city.ts';

/** The part of `Astro.csp` that is used here. */
export type Policy = {
  insertDirective: (directive: `${'connect' | 'img' | 'worker'}-src ${string}`) => void;
};

/** The map around a point, with the provider allowed on the page. Null without a point within the latitude limit. */
export async function openMap(
  policy: Policy | undefined,
  point: Point | null,
): Promise<MapView | null> {
  if (!point || !isOnMap(point)) return null;
  const city = findInnerCity(point, innerWidth.one);
  const ground = city ? innerCityGround(city, point, innerWidth.one) : await groundAround(point);
  return { point, ground, style: allowProvider(policy) };
}

/** The width of a ground's view divided by its height. */
const viewAspect = 1.25;
/** The width of a map relative to the spread of its points, and its limits in kilometres. */
const mapWidth = { factor: 1.5, least: 36, most: 100 };
/** The width of the map of an inner city: around one point, and around several. */
const innerWidth = { one: 10, least: 8, most: 14 };
/** The smallest distance of two pins, in widths of the map: fingers need 44 pixels of a phone's 440. */
const minPinDistance = 0.1;

/**
 * The map of several points, with the provider allowed on the page and the position of each point on the ground. Shows
 * `centre` if there are no points. Null if no point can be shown.
 */
export async function openMapOfPoints(
  policy: Policy | undefined,
  points: readonly Point[],
  centre: Point | undefined,
) {
  const validPoints = points.filter((point) => isOnMap(point) && isNear(point, centre));
  const mappedPoints =
    validPoints.length > 0 ? validPoints : centre && isOnMap(centre) ? [centre] : [];
  const [first] = mappedPoints;
  if (!first) return null;
  const offsets = mappedPoints.map((point) => kilometresFrom(first, point));
  const [left, right] = minAndMax(offsets.map(({ x }) => x));
  const [top, bottom] = minAndMax(offsets.map(({ y }) => y));
  const middle = pointAt(first, { x: (left + right) / 2, y: (top + bottom) / 2 });
  const needed = Math.max(right - left, (bottom - top) * viewAspect) * mapWidth.factor;
  const ownWidth = Math.max(needed, innerWidth.least);
  const city = ownWidth <= innerWidth.most ? findInnerCity(middle, ownWidth) : undefined;
  const width = city ? ownWidth : Math.min(Math.max(needed, mapWidth.least), mapWidth.most);
  const size = { width, height: width / viewAspect };
  const lngs = mappedPoints.map(({ lng }) => lng);
  const lats = mappedPoints.map(({ lat }) => lat);
  const truePlaces = validPoints.map((point) => {
    const { x, y } = kilometresFrom(middle, point);
    return { x: x / width, y: y / width };
  });
  const spreadPlaces = spread(truePlaces, minPinDistance);
  const pins = spreadPlaces.map(({ x, y }) => ({ x: x * viewUnits, y: y * viewUnits }));
  const map: MapView = {
    point: middle,
    ground: city
      ? innerCityGround(city, middle, width, pins)
      : await groundAround(middle, { inRegion: size, outsideRegions: size }),
    style: allowProvider(policy),
    bounds: [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)],
  };
  const places = points.map((point): MapPlace | null => {
    const index = validPoints.indexOf(point);
    const [place, truePlace] = [spreadPlaces[index], truePlaces[index]];
    if (!place || !truePlace) return null;
    const hasMoved = Math.hypot(place.x - truePlace.x, place.y - truePlace.y) > 0.001;
    return {
      across: place.x,
      down: place.y,
      ...(hasMoved && { from: { across: truePlace.x, down: truePlace.y } }),
    };
  });
  return { map, places };
}

/** The width of the view of an inner city, in units. */
const viewUnits = 1000;

/** A wrong sign puts a project on the other side of the world, which would push all others off the map. */
function isNear(point: Point, centre: Point | undefined) {
  if (!centre || !isOnMap(centre)) return true;
  const { x, y } = kilometresFrom(centre, point);
  return Math.hypot(x, y) <= mapWidth.most;
}

function minAndMax(values: number[]) {
  return [Math.min(...values), Math.max(...values)] as const;
}

/** Larger than any form requests. */
const kilometres = z.number().min(0.1).max(400);

const groundSchema = z
  .object({ lat: z.number(), lng: z.number(), across: kilometres, down: kilometres })
  .refine(isOnMap);

/** The ground as an SVG image; undefined for invalid coordinates. */
export async function groundImage(query: object) {
  const { data } = groundSchema.safeParse(query);
  if (!data) return undefined;
  const size = { width: data.across, height: data.down };
  const { path, view } = await groundAround(data, { inRegion: size, outsideRegions: size });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><path d="${path}" fill="${waterColour}" fill-rule="evenodd"/></svg>`;
}

/** The data that location forms need. */
export function publicMapSettings(policy: Policy | undefined) {
  return { mapStyle: allowProvider(policy), hasGeocoder: env.geocoderUrl !== undefined };
}

/** Allows the map provider on the page and returns its style URL; null if maps are off. */
export function allowProvider(policy: Policy | undefined) {
  if (!env.mapStyleUrl) return null;
  const { origin } = env.mapStyleUrl;
  policy?.insertDirective(`connect-src 'self' ${origin}`);
  policy?.insertDirective(`img-src 'self' data: blob: ${origin}`);
  policy?.insertDirective("worker-src 'self'");
  return env.mapStyleUrl.href;
}
