import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PastView } from './past.ts';
import { pastErrors } from './past.ts';
import { findOriginal, originalUrls, readPastFiles } from '../media/storage/past-files.server.ts';
import { pastHtml, pastPolicy } from '../../lib/html/past-html.ts';
import { plural } from '../../lib/text/plural.ts';
import { emptyPage } from '../../lib/html/still-page.ts';
import { publicPath } from '../../lib/web/public-path.ts';
import { mediaKey, mediaUrlsIn, storedKey } from '../../lib/media/media-key.ts';
import { attempt } from '../../platform/attempt.ts';
import { env } from '../../platform/env/env.ts';
import { storage } from '../../platform/storage/storage.ts';
import { isDrawing } from '../residences/drawing/drawing-url.ts';
import { paths } from '../../site/paths.ts';
import { renderPast, type PastPage } from './past-page.server.ts';
import { readPastView } from './past-view.compose.server.ts';

const maxRedirects = 3;

export type OpenedPast = { view: PastView; path: string; page: PastPage };

/** Renders the page that a query asks for. A text if it cannot be shown, with the status for it. */
export async function openPast(
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<OpenedPast | { status: number; text: string }> {
  if (!query.has('page')) return { status: 404, text: pastErrors.noPage };
  const { data: view, error } = await attempt(() => readPastView(query), pastErrors.fetch);
  if (error) return { status: 503, text: error.message };
  if (view.path === undefined) return { status: 404, text: view.problem ?? '' };
  let { path } = view;
  for (let redirects = 0; ; redirects++) {
    const result = await renderPast({ at: view.at, path }, signal, putDrawing);
    if (result.outcome !== 'rendered') {
      const status = result.outcome === 'noPage' ? 404 : 503;
      return { status, text: pastErrors[result.outcome] };
    }
    const { page } = result;
    if (page.location === null) return { view, path, page };
    const next = publicPath(page.location, env.siteUrl.origin);
    if (next === undefined || redirects === maxRedirects)
      return { status: 404, text: pastErrors.noPage };
    path = next;
  }
}

/** The first drawing of a page may stand in it, so the process of the page has to find its file. */
async function putDrawing(html: string, dataFolder: string) {
  const url = mediaUrlsIn(html).find(isDrawing);
  const original = url === undefined ? undefined : await findOriginal(url);
  if (!original) return false;
  const file = join(dataFolder, 'media', storedKey(original.url));
  await mkdir(dirname(file), { recursive: true });
  await pipeline(await storage.open(original.key), createWriteStream(file));
  return true;
}

/** The page for the frame of the screen. */
export async function pastResponse(query: URLSearchParams, signal: AbortSignal) {
  const opened = await openPast(query, signal);
  if ('text' in opened) return htmlResponse(emptyPage(opened.text), opened.status);
  const { view, page } = opened;
  const { urls } = await readPastFiles();
  const html = pastHtml(page.html, {
    origin: env.siteUrl.origin,
    toPage: (path) => paths.adminPast(path, view.at),
    toFile: (url) => {
      const key = mediaKey(url);
      const isPast = originalUrls(url).some((one) => urls.has(one));
      return isPast && key !== undefined ? paths.adminPastMedia(key) : url;
    },
  });
  return htmlResponse(withNotice(html, page), page.status);
}

/** Says above the page what it lacks. */
function withNotice(html: string, page: PastPage) {
  const text = omittedText(page);
  const style = 'margin: 0; padding: 0.75rem 1rem; background: #fff; color: #111';
  return text === ''
    ? html
    : html.replace(/<body\b[^>]*>/, (body) => `${body}<p role="note" style="${style}">${text}</p>`);
}

/** Empty if the page has all records of its time. */
export function omittedText({ omitted }: PastPage) {
  if (omitted === 0) return '';
  return plural(
    omitted,
    '1 record of that time is missing here, because today’s design cannot show it.',
    '# records of that time are missing here, because today’s design cannot show them.',
  );
}

/** The HTML as the site sent it, to keep. */
export async function pastHtmlResponse(query: URLSearchParams, signal: AbortSignal) {
  const opened = await openPast(query, signal);
  if ('text' in opened) return htmlResponse(emptyPage(opened.text), opened.status);
  return new Response(opened.page.html, {
    headers: downloadHeaders(opened, 'html', 'text/html; charset=utf-8'),
  });
}

export function downloadHeaders({ view, path }: OpenedPast, extension: string, type: string) {
  const name = path.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
  const time = view.at.slice(0, 19).replaceAll(':', '-');
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}-as-of-${time}Z.${extension}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-robots-tag': 'noindex, nofollow',
  };
}

export function htmlResponse(html: string, status: number) {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pastPolicy,
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    },
  });
}
