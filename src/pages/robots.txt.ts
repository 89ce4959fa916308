import type { APIRoute } from 'astro';
import { paths } from '../site/paths.ts';
import { settings } from '../site/settings.ts';

export const GET: APIRoute = ({ url }) => {
  const { isFound } = settings().search;
  return new Response(
    [
      'User-agent: *',
      `Disallow: ${isFound === 'yes' ? '/admin' : '/'}`,
      '',
      `Sitemap: ${new URL(paths.sitemap, url)}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
};
