import type { APIContext } from 'astro';
import { sampleEmail } from '../../../../features/enquiries/notifications/sample-email.ts';
import { previewedSection } from '../../../../features/settings/preview/settings-preview.server.ts';
import { stillPage, stillPolicy } from '../../../../lib/html/still-page.ts';

/** Previews a section of the settings: as saved, or by POST the editor's input. Stores nothing. */
export async function ALL(context: APIContext) {
  const { params, request, url } = context;
  const isPost = request.method === 'POST';
  const input: unknown = isPost ? await request.json().catch(() => null) : undefined;
  const preview = await previewedSection(params['section'] ?? '', input, async () => {
    if (params['section'] === 'letters')
      return { html: stillPage(sampleEmail(url.searchParams.get('part'))), status: 200 };
    const page = await context.rewrite(
      new Request(new URL(`/admin/preview/parts/${params['section']}`, url), {
        headers: { cookie: request.headers.get('cookie') ?? '' },
      }),
    );
    return { html: stillPage(await page.text()), status: page.status };
  });
  if (!preview) return new Response(null, { status: 404 });
  if ('outcome' in preview) return Response.json(preview);
  return new Response(preview.html, {
    status: preview.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': stillPolicy,
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    },
  });
}
