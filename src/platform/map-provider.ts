import { z } from 'zod';
import { waterColour, type MapView } from '../lib/map-view.ts';
import { isOnMap, kilometresFrom, pointAt, type Point } from '../lib/mercator.ts';
import { env } from './env.ts';
import { groundAround } from './map-ground.ts';

/** The part of `Astro.csp` that is used here. */
export type Policy = {
  insertDirective: (directive: `${'connect' | 'img' | 'worker'}-src ${string}`) => void;
};

/** The map of a point, which the page is allowed to show. Without a point that maps reach there is none. */
export async function openMap(
  policy: Policy | undefined,
  point: Point | null,
): Promise<MapView | null> {
  if (!point || !isOnMap(point)) return null;
  return { point, ground: await groundAround(point), style: allowProvider(policy) };
}

/** As wide as its view is high, of a ground. */
const viewAspect = 1.25;
/** How much wider than what lies between the points a map of them is, and at least and at most, in kilometres. */
const room = { factor: 1.5, least: 36, most: 100 };

/**
 * The map of several points, which the page is allowed to show, with the place of each on its ground. `centre` is shown
 * where there is no point. Null where maps reach none of them.
 */
export async function openMapOfPoints(
  policy: Policy | undefined,
  points: readonly Point[],
  centre: Point | undefined,
) {
  const known = points.filter((point) => isOnMap(point) && isNear(point, centre));
  const shown = known.length > 0 ? known : centre && isOnMap(centre) ? [centre] : [];
  const [first] = shown;
  if (!first) return null;
  const offsets = shown.map((point) => kilometresFrom(first, point));
  const [left, right] = extremesOf(offsets.map(({ x }) => x));
  const [top, bottom] = extremesOf(offsets.map(({ y }) => y));
  const middle = pointAt(first, { x: (left + right) / 2, y: (top + bottom) / 2 });
  const needed = Math.max(right - left, (bottom - top) * viewAspect) * room.factor;
  const width = Math.min(Math.max(needed, room.least), room.most);
  const size = { width, height: width / viewAspect };
  const lngs = shown.map(({ lng }) => lng);
  const lats = shown.map(({ lat }) => lat);
  const map: MapView = {
    point: middle,
    ground: await groundAround(middle, { inRegion: size, elsewhere: size }),
    style: allowProvider(policy),
    bounds: [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)],
  };
  const places = points.map((point) => {
    if (!known.includes(point)) return null;
    const { x, y } = kilometresFrom(middle, point);
    return { across: x / width, down: y / width };
  });
  return { map, places };
}

/** A sign that was lost puts a project on the other side of the world: it would take all others off the map. */
function isNear(point: Point, centre: Point | undefined) {
  if (!centre || !isOnMap(centre)) return true;
  const { x, y } = kilometresFrom(centre, point);
  return Math.hypot(x, y) <= room.most;
}

function extremesOf(values: number[]) {
  return [Math.min(...values), Math.max(...values)] as const;
}

/** More than any form shows. */
const kilometres = z.number().min(0.1).max(400);

const placeSchema = z
  .object({ lat: z.number(), lng: z.number(), across: kilometres, down: kilometres })
  .refine(isOnMap);

/** The ground as an image of its own; undefined where there is no such place. */
export async function groundImage(place: object) {
  const { data } = placeSchema.safeParse(place);
  if (!data) return undefined;
  const size = { width: data.across, height: data.down };
  const { path, view } = await groundAround(data, { inRegion: size, elsewhere: size });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><path d="${path}" fill="${waterColour}" fill-rule="evenodd"/></svg>`;
}

/** What the form of a place works with. */
export function openPlaces(policy: Policy | undefined) {
  return { mapStyle: allowProvider(policy), hasGeocoder: env.geocoderUrl !== undefined };
}

/** The address of the provider's style, with which the page may speak from now on; null where it is off. */
export function allowProvider(policy: Policy | undefined) {
  if (!env.mapStyleUrl) return null;
  const { origin } = env.mapStyleUrl;
  policy?.insertDirective(`connect-src 'self' ${origin}`);
  policy?.insertDirective(`img-src 'self' data: blob: ${origin}`);
  policy?.insertDirective("worker-src 'self'");
  return env.mapStyleUrl.href;
}
