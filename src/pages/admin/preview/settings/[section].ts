import type { APIContext } from 'astro';
import { sampleLetter } from '../../../../features/enquiries/sample-letter.ts';
import { previewedSection } from '../../../../features/settings/settings-preview.server.ts';
import { stillPage, stillPolicy } from '../../../../lib/still-page.ts';

/** The parts of the site that a section makes: as it is saved, or by POST as its editor has typed it. Nothing is stored. */
export async function ALL(context: APIContext) {
  const { params, request, url } = context;
  const isPost = request.method === 'POST';
  const typed: unknown = isPost ? await request.json().catch(() => null) : undefined;
  const answer = await previewedSection(params['section'] ?? '', typed, async () => {
    if (params['section'] === 'letters')
      return { html: stillPage(sampleLetter(url.searchParams.get('part'))), status: 200 };
    const page = await context.rewrite(
      new Request(new URL(`/admin/preview/parts/${params['section']}`, url), {
        headers: { cookie: request.headers.get('cookie') ?? '' },
      }),
    );
    return { html: stillPage(await page.text()), status: page.status };
  });
  if (!answer) return new Response(null, { status: 404 });
  if ('outcome' in answer) return Response.json(answer);
  return new Response(answer.html, {
    status: answer.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': stillPolicy,
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    },
  });
}
