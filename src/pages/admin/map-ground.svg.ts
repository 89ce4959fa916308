import type { APIRoute } from 'astro';
import { groundImage } from '../../platform/map-provider.ts';

/** The square of water and land with `lat` and `lng` in its middle, `across` kilometres wide. */
export const GET: APIRoute = async ({ url }) => {
  const [lat, lng, across] = ['lat', 'lng', 'across'].map((name) =>
    Number(url.searchParams.get(name) ?? Number.NaN),
  );
  const image = await groundImage({ lat, lng, across });
  if (image === undefined) return new Response(null, { status: 400 });
  return new Response(image, { headers: { 'content-type': 'image/svg+xml' } });
};
