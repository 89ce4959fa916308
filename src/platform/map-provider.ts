import { z } from 'zod';
import { waterColour, type MapView } from '../lib/map-view.ts';
import { isOnMap, type Point } from '../lib/mercator.ts';
import { env } from './env.ts';
import { groundAround } from './map-ground.ts';

/** The part of `Astro.csp` that is used here. */
type Policy = {
  insertDirective: (directive: `${'connect' | 'img' | 'worker'}-src ${string}`) => void;
};

/** The map of a point, which the page is allowed to show. Without a point that maps reach there is none. */
export async function openMap(
  policy: Policy | undefined,
  point: Point | null,
): Promise<MapView | null> {
  if (!point || !isOnMap(point)) return null;
  return { point, ground: await groundAround(point), style: openProvider(policy) };
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
  return { mapStyle: openProvider(policy), hasGeocoder: env.geocoderUrl !== undefined };
}

/** The address of the provider's style, with which the page may speak from now on; null where it is off. */
function openProvider(policy: Policy | undefined) {
  if (!env.mapStyleUrl) return null;
  const { origin } = env.mapStyleUrl;
  policy?.insertDirective(`connect-src 'self' ${origin}`);
  policy?.insertDirective(`img-src 'self' data: blob: ${origin}`);
  policy?.insertDirective("worker-src 'self'");
  return env.mapStyleUrl.href;
}
