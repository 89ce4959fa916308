import type { APIRoute } from 'astro';
import { paths } from '../site/paths.ts';

export const GET: APIRoute = ({ url }) =>
  new Response(
    ['User-agent: *', 'Disallow: /admin', '', `Sitemap: ${new URL(paths.sitemap, url)}`, ''].join(
      '\n',
    ),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
