import type { APIContext } from 'astro';
import {
  findPreviewTarget,
  isOwnRecord,
  findPreview,
  findSourceTarget,
  runInPreviewLanguage,
  withFieldMarks,
} from '../../../../compose/previews.server.ts';
import { withSourceMarked } from '../../../../platform/languages/page-language.ts';
import { siteLanguages } from '../../../../model/languages.ts';
import { may } from '../../../../model/rights.ts';
import textFont from '../../../../styles/fonts/ysabeau-office-common.woff2?url';
import { emptyPage, stillPage, stillPolicy } from '../../../../lib/html/still-page.ts';

const incompleteText = 'The preview appears once all required fields are filled in.';

/**
 * Previews a record on its public page: the saved record, or by POST the editor's input. With a language, the input is
 * its translation. Stores nothing.
 */
export async function ALL(context: APIContext) {
  const { params, request, url, locals } = context;
  const { noun = '', id = '' } = params;
  if (!may(locals.member.role, 'read') && !(await isOwnRecord(locals.member, noun, id)))
    return notFound();
  const preview = findPreview(noun);
  const isPost = request.method === 'POST';
  const input: unknown = isPost ? await request.json().catch(() => null) : undefined;
  const language = siteLanguages().find(({ path }) => path === url.searchParams.get('language'));
  const previewRecord =
    preview &&
    (language ? await findSourceTarget(preview, id) : await findPreviewTarget(preview, id, input));
  if (previewRecord && 'outcome' in previewRecord) return Response.json(previewRecord);
  const path = previewRecord && (await preview?.findPath(previewRecord));
  if (previewRecord && path === undefined) return new Response(null, { status: 404 });
  if (!previewRecord)
    return preview && !preview.noun.isFixed
      ? pageResponse(emptyPage(incompleteText, textFont))
      : notFound();
  locals.previewRecord = previewRecord;
  const render = () =>
    withFieldMarks(async () => {
      const page = await context.rewrite(new Request(new URL(path ?? '', url)));
      return pageResponse(stillPage(withSourceMarked(await page.text())), page.status);
    });
  return language ? runInPreviewLanguage(previewRecord, language.locale, input, render) : render();
}

function notFound() {
  return new Response(null, { status: 404 });
}

function pageResponse(html: string, status = 200) {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': stillPolicy,
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    },
  });
}
