import type { APIContext, APIRoute } from 'astro';
import type { Found } from './content.server.ts';
import { apiEndpoint } from './endpoint.server.ts';
import { Problem } from './problem.ts';

/** The route of a list, which comes in pages. */
export function listEndpoint(
  read: (url: URL) => Promise<{ items: object[]; page: number; pages: number }>,
): APIRoute {
  return apiEndpoint({
    GET: async ({ url }) => {
      const list = await read(url);
      if (list.page > list.pages) throw new Problem('missing');
      return list;
    },
  });
}

/** Of `/api/v1/projects/kestrel-house`. */
const slugPart = 4;

/** Reads a record by the slug in the URL. A former slug redirects to the present one. */
export function recordAt(find: (slug: string, base: URL) => Promise<Found<object>>) {
  return async ({ params, url }: Pick<APIContext, 'params' | 'url'>) => {
    const { slug = '' } = params;
    const { record, movedTo } = await find(slug, url);
    if (movedTo === undefined) return record;
    const location = url.pathname.split('/').with(slugPart, movedTo).join('/');
    return new Response(null, {
      status: 301,
      headers: { location, 'access-control-allow-origin': '*' },
    });
  };
}
