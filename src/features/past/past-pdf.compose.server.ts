import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { print } from '../brochures/print.server.ts';
import { findOriginal } from '../media/storage/past-files.server.ts';
import type { PastDocument } from './past-document.ts';
import { pastErrors } from './past.ts';
import { emptyPage } from '../../lib/html/still-page.ts';
import { isImageUrl } from '../../lib/media/media-key.ts';
import { formatIsoDateTime } from '../../lib/time/dates.ts';
import { env } from '../../platform/env/env.ts';
import { pageBlocks } from '../../platform/html/page-blocks.ts';
import { createSemaphore } from '../../platform/jobs/semaphore.ts';
import { log } from '../../platform/observability/log.ts';
import { computeDigest } from '../../platform/storage/compute-digest.ts';
import { storage, withWorkFolder } from '../../platform/storage/storage.ts';
import { headOffice, settings } from '../../site/settings/settings.ts';
import {
  downloadHeaders,
  htmlResponse,
  omittedText,
  openPast,
  type OpenedPast,
} from './open-past.compose.server.ts';

const maxBlocks = 2_000;
/** Larger pictures of larger pages are named only. */
const maxImages = 80;

/** A print takes a process of about 300 MB for some seconds. */
const semaphore = createSemaphore({ permits: 1, maxWaiting: 4 });

/** A page as it was at a time as PDF, with the hashes of its HTML and its files, and the HTML itself. */
export async function pastPdfResponse(query: URLSearchParams, signal: AbortSignal) {
  const opened = await openPast(query, signal);
  if ('text' in opened) return htmlResponse(emptyPage(opened.text), opened.status);
  const release = await semaphore.acquire(signal);
  if (!release) return htmlResponse(emptyPage(pastErrors.busy), 503);
  try {
    const document = await withWorkFolder((folder) => makePdf(opened, folder, signal));
    return new Response(document, {
      headers: downloadHeaders(opened, 'pdf', 'application/pdf'),
    });
  } catch (cause) {
    log.error(pastErrors.failed, cause);
    return htmlResponse(emptyPage(pastErrors.failed), 503);
  } finally {
    release();
  }
}

async function makePdf(opened: OpenedPast, folder: string, signal: AbortSignal) {
  const { title, blocks } = pageBlocks(opened.page.html);
  const printed = blocks.slice(0, maxBlocks);
  const { files, originals, images } = await readFiles(opened.page.html, folder);
  const { company, look, cities } = settings();
  const past: PastDocument = {
    paper: cities.cities[0]?.paper ?? 'A4',
    language: settings().language.locale,
    company: company.name,
    look: { ink: look.ink, accent: look.accent },
    title: title || opened.path,
    url: env.siteUrl.origin + opened.path,
    asOf: timeText(opened.view.at),
    madeAt: timeText(new Date().toISOString()),
    hash: createHash('sha256').update(opened.page.html).digest('hex'),
    html: opened.page.html,
    omitted: omittedText(opened.page),
    blocks: printed.map((block) =>
      block.kind === 'image' ? { ...block, url: originals.get(block.url) ?? block.url } : block,
    ),
    isCut: printed.length < blocks.length,
    files,
  };
  const target = path.join(folder, 'page.pdf');
  await print({ past, files: images, target }, { signal, isUrgent: true });
  return readFile(target);
}

/** The hashes of all files of a page, the files of its pictures, and the originals of its variants, by URL. */
async function readFiles(html: string, folder: string) {
  const originals = new Map<string, string>();
  const hashes = new Map<string, string>();
  const images: Record<string, string> = {};
  for (const url of new Set(html.match(/(?<=["'(,\s])\/media\/[\w./-]+/g))) {
    const original = await findOriginal(url);
    if (!original) continue;
    originals.set(url, original.url);
    if (hashes.has(original.url)) continue;
    const count = Object.keys(images).length;
    if (isImageUrl(original.url) && count < maxImages) {
      const file = path.join(folder, `${count}${path.extname(original.key)}`);
      await pipeline(await storage.open(original.key), createWriteStream(file));
      images[original.url] = file;
      hashes.set(original.url, await computeHash(createReadStream(file)));
    } else hashes.set(original.url, await computeHash(await storage.open(original.key)));
  }
  const files = [...hashes].map(([url, hash]) => ({ url, hash }));
  return { files, originals, images };
}

async function computeHash(content: Parameters<typeof computeDigest>[0]) {
  return (await computeDigest(content)).toString('hex');
}

/** Such as `2026-03-03T14:05:00-08:00 (2026-03-03T22:05:00Z)`. */
function timeText(time: string) {
  return `${formatIsoDateTime(headOffice().timeZone, time)} (${time.slice(0, 19)}Z)`;
}
