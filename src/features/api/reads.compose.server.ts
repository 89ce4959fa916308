import type { APIContext, APIRoute } from 'astro';
import type { NounName } from '../../platform/database/row-types.ts';
import type { Found } from './content.compose.server.ts';
import { apiEndpoint } from './endpoint.server.ts';
import { Problem } from './problem.ts';
import { isInLanguage, readInLanguage, readQuery } from './read-language.server.ts';

/** The route of a list, which comes in pages. It has what is in the language of the URL. */
export function listEndpoint(
  read: (url: URL) => Promise<{ items: object[]; page: number; pages: number }>,
): APIRoute {
  return apiEndpoint({
    GET: async ({ url }) => {
      const list = await readInLanguage(url, () => read(url));
      if (list.page > list.pages) throw new Problem('missing');
      return list;
    },
  });
}

/** Of `/api/v1/projects/kestrel-house`. */
const slugPart = 4;

/** Reads a record by the slug in the URL, in the language of the URL. A former slug redirects to the present one. */
export function recordAt(
  noun: NounName,
  find: (slug: string, base: URL) => Promise<Found<object>>,
) {
  return ({ params, url }: Pick<APIContext, 'params' | 'url'>) =>
    readInLanguage(url, async () => {
      const { slug = '' } = params;
      const { record, movedTo } = await find(slug, url);
      if (movedTo !== undefined) return redirect(url, movedTo);
      if (record && !(await isInLanguage(noun, slug)))
        throw new Problem('missing', { detail: 'It is not translated into this language.' });
      return record;
    });
}

function redirect(url: URL, movedTo: string) {
  const location = url.pathname.split('/').with(slugPart, movedTo).join('/') + readQuery();
  return new Response(null, {
    status: 301,
    headers: { location, 'access-control-allow-origin': '*' },
  });
}
