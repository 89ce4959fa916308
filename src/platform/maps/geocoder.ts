import { z } from 'zod';
import { isOnMap } from '../../lib/geo/mercator.ts';
import { env } from '../env/env.ts';
import { log } from '../observability/log.ts';

const timeoutMs = 3_000;

const degrees = z.preprocess(
  (value) => (typeof value === 'string' && value !== '' ? Number(value) : value),
  z.number(),
);

/** The response of a geocoder such as Nominatim: places, best match first. */
const answerSchema = z.array(z.object({ lat: degrees, lon: degrees }));

/** The coordinates of a place. Null without a geocoder, a match or a response. */
export async function findCoordinates(place: string) {
  if (env.geocoderUrl === undefined) return null;
  try {
    const response = await fetch(env.geocoderUrl.replaceAll('{q}', encodeURIComponent(place)), {
      headers: {
        accept: 'application/json',
        'user-agent': `${env.siteUrl.host} (${env.siteUrl.origin})`,
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`It answers ${response.status}`);
    const [likeliest] = answerSchema.parse(await response.json());
    const point = likeliest && { lat: likeliest.lat, lng: likeliest.lon };
    return point && isOnMap(point) ? point : null;
  } catch (cause) {
    log.error('Geocoding failed', cause);
    return null;
  }
}
