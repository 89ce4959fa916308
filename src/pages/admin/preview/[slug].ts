import type { APIContext } from 'astro';
import { pageInputFrom } from '../../../features/page-content/page-content.server.ts';
import { stillPage, stillPolicy } from '../../../lib/still-page.ts';
import { shownPaths } from '../../../site/paths.ts';

/** The saved page, or by POST the page as its editor has typed it. Nothing is stored. */
export async function ALL(context: APIContext) {
  const { params, request, locals, url } = context;
  const { slug = '' } = params;
  const path = Object.hasOwn(shownPaths, slug) ? shownPaths[slug] : undefined;
  if (path === undefined) return new Response(null, { status: 404 });
  if (request.method === 'POST') {
    const edited = pageInputFrom(slug, await request.json().catch(() => undefined));
    if ('outcome' in edited) return Response.json(edited);
    locals.edited = edited;
  }
  const page = await context.rewrite(new Request(new URL(path, url)));
  return new Response(stillPage(await page.text()), {
    status: page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': stillPolicy,
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    },
  });
}
