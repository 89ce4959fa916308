import type { APIRoute } from 'astro';
import { siteManifest } from '../site/site-icon.ts';

export const GET: APIRoute = () =>
  new Response(JSON.stringify(siteManifest()), {
    headers: { 'content-type': 'application/manifest+json' },
  });
