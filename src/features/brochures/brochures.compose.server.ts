import type { APIContext } from 'astro';
import { isNotModified } from '../../platform/http/not-modified.ts';
import { attempt } from '../../platform/attempt.ts';
import { openMap } from '../../platform/maps/provider.ts';
import { localPath, paths } from '../../site/paths.ts';
import { brochureErrors, type Brochure, type BrochureNotice } from './brochure.ts';
import { openBrochure } from './made-brochures.server.ts';
import type { Described } from './project-brochure.ts';
import { withPlate } from '../partners/plate/plates.server.ts';
import { findProjectPartner } from '../projects/page/project-partner.server.ts';
import type { ProjectDetail } from '../projects/project.ts';

type BrochureFile = {
  /** The file name for a download. */
  name: string;
  /** The page of which it is the brochure. */
  back: string;
};

/** A search engine finds the page. The document would compete with it, and each request may have one made. */
const forRobots = { 'x-robots-tag': 'noindex, nofollow' };

/** The data for a brochure of a project: the project, its partner and the map. */
export async function describeProject(project: ProjectDetail): Promise<Described> {
  const partner = await withPlate(await findProjectPartner(project));
  const map = await openMap(undefined, project.location.coordinates);
  return { project, partner, ground: map?.ground ?? null };
}

/**
 * Responds with the document, with 304 if the browser has the current one, or with 503 and the time to ask again if it
 * cannot be made within a few seconds.
 */
export async function answerBrochure(
  brochure: Brochure,
  context: Pick<APIContext, 'request' | 'clientAddress' | 'url' | 'locals' | 'rewrite'>,
  { name, back }: BrochureFile,
) {
  const { request, clientAddress, url } = context;
  const { data: answer = failure } = await attempt(
    () => openBrochure(brochure, clientAddress),
    brochureErrors.failed,
  );
  if (answer.outcome !== 'opened') {
    const notice = { outcome: answer.outcome, href: localPath(url.pathname) + url.search, back };
    return answerNotice(notice, answer.tryAgainInSeconds, context);
  }
  const headers = { etag: answer.etag, 'cache-control': 'public, no-cache', ...forRobots };
  if (isNotModified(Object.fromEntries(request.headers), { etag: answer.etag }))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : answer.read(), {
    headers: {
      ...headers,
      'content-type': 'application/pdf',
      'content-length': String(answer.bytes),
      'content-disposition': `inline; filename="${name}.pdf"`,
    },
  });
}

const failure = { outcome: 'failed', tryAgainInSeconds: 60 } as const;

/** A page for browsers, which asks again by itself without script; a line of text for other clients. */
async function answerNotice(
  notice: BrochureNotice,
  seconds: number,
  { request, locals, rewrite }: Pick<APIContext, 'request' | 'locals' | 'rewrite'>,
) {
  const isTemporary = notice.outcome === 'making' || notice.outcome === 'busy';
  const status = notice.outcome === 'limited' ? 429 : 503;
  const headers = {
    'cache-control': 'no-store',
    'retry-after': String(seconds),
    ...(isTemporary && { refresh: String(seconds) }),
    ...forRobots,
  };
  const isPage = request.method === 'GET' && request.headers.get('accept')?.includes('text/html');
  if (isPage !== true) {
    const text = { ...headers, 'content-type': 'text/plain; charset=utf-8' };
    return new Response(brochureErrors[notice.outcome], { status, headers: text });
  }
  locals.brochureNotice = notice;
  const page = await rewrite(paths.brochureNotice);
  for (const [header, value] of Object.entries(headers)) page.headers.set(header, value);
  return new Response(page.body, { status, headers: page.headers });
}
