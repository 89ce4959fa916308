import type { APIRoute } from 'astro';
import { groundImage } from '../../platform/maps/provider.ts';

/** Water and land centred on `lat` and `lng`. `across` and `down` are the size in kilometres. */
export const GET: APIRoute = async ({ url }) => {
  const [lat, lng, across, down] = ['lat', 'lng', 'across', 'down'].map((name) =>
    Number(url.searchParams.get(name) ?? Number.NaN),
  );
  const image = await groundImage({ lat, lng, across, down });
  if (image === undefined) return new Response(null, { status: 400 });
  return new Response(image, { headers: { 'content-type': 'image/svg+xml' } });
};
