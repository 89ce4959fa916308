import type { APIRoute } from 'astro';
import { paths } from '../site/paths.ts';
import { settings } from '../site/settings.ts';

/** Each request of a brochure may have one made. */
const hidden = ['/admin', paths.brochure('*'), paths.shortlistBrochure];

export const GET: APIRoute = ({ url }) => {
  const { isFound } = settings().search;
  return new Response(
    [
      'User-agent: *',
      ...(isFound === 'yes' ? hidden : ['/']).map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${new URL(paths.sitemap, url)}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
};
