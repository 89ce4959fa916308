import type { APIContext } from 'astro';
import {
  findShown,
  isOwnRecord,
  previewOf,
  withFieldMarks,
} from '../../../../features/previews.server.ts';
import { may } from '../../../../lib/rights.ts';
import { emptyPage, stillPage, stillPolicy } from '../../../../lib/still-page.ts';

const waiting = 'The page appears here once everything that is needed is filled in.';

/** A record on the page that visitors read: as it is saved, or by POST as its editor has typed it. Nothing is stored. */
export async function ALL(context: APIContext) {
  const { params, request, url, locals } = context;
  const { noun = '', id = '' } = params;
  if (!may(locals.member.role, 'read') && !(await isOwnRecord(locals.member, noun, id)))
    return missing();
  const preview = previewOf(noun);
  const isPost = request.method === 'POST';
  const typed: unknown = isPost ? await request.json().catch(() => null) : undefined;
  const shown = preview && (await findShown(preview, id, typed));
  if (shown && 'outcome' in shown) return Response.json(shown);
  const address = shown && (await preview?.addressOf(shown));
  if (shown && address === undefined) return new Response(null, { status: 404 });
  if (!shown) return preview && !preview.noun.isFixed ? still(emptyPage(waiting)) : missing();
  locals.shown = shown;
  return withFieldMarks(shown.row.id, async () => {
    const page = await context.rewrite(new Request(new URL(address ?? '', url)));
    return still(stillPage(await page.text()), page.status);
  });
}

function missing() {
  return new Response(null, { status: 404 });
}

function still(html: string, status = 200) {
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
