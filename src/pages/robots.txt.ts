import type { APIRoute } from 'astro';
import { publicLanguages } from '../model/languages.ts';
import { paths } from '../site/paths.ts';
import { settings } from '../site/settings/settings.ts';

export const GET: APIRoute = ({ url }) => {
  const { isFound } = settings().search;
  return new Response(
    [
      'User-agent: *',
      ...(isFound === 'yes' ? hiddenPaths() : ['/']).map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${new URL(paths.sitemap, url)}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
};

/** Each request of a brochure may have one made. */
function hiddenPaths() {
  const brochures = [paths.brochure('*'), paths.shortlistBrochure];
  const prefixes = ['', ...publicLanguages().map(({ path }) => `/${path}`)];
  return ['/admin', ...prefixes.flatMap((prefix) => brochures.map((path) => prefix + path))];
}
