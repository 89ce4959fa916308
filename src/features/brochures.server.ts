import { attempt } from '../platform/attempt.ts';
import { openMap } from '../platform/map-provider.ts';
import { brochureErrors, type Brochure } from './brochures/brochure.ts';
import { openBrochure } from './brochures/brochure-cache.server.ts';
import type { Described } from './brochures/project-brochure.ts';
import { findPartnerOf } from './projects/project-partner.server.ts';
import type { ProjectDetail } from './projects/project.ts';

type BrochureRequest = {
  request: Request;
  clientAddress: string;
  /** The file name for a download. */
  name: string;
  isIndexed: boolean;
};

/** The data for a brochure of a project: the project, its partner and the map. */
export async function describeProject(project: ProjectDetail): Promise<Described> {
  const partner = await findPartnerOf(project);
  const map = await openMap(undefined, project.location.coordinates);
  return { project, partner, ground: map?.ground ?? null };
}

/** Responds with the document, or with 304 if the browser has the current one. */
export async function answerBrochure(
  brochure: Brochure,
  { request, clientAddress, name, isIndexed }: BrochureRequest,
) {
  const { data: brochureFile, error } = await attempt(
    () => openBrochure(brochure, clientAddress),
    brochureErrors.failed,
  );
  if (error) return refuse(503, error.message, 60);
  if (brochureFile.outcome === 'busy') return refuse(503, brochureErrors.busy, 60);
  if (brochureFile.outcome === 'limited') return refuse(429, brochureErrors.limited, 300);
  const headers = {
    etag: brochureFile.etag,
    'cache-control': 'public, no-cache',
    ...(isIndexed ? {} : { 'x-robots-tag': 'noindex' }),
  };
  if (request.headers.get('if-none-match')?.includes(brochureFile.etag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : brochureFile.read(), {
    headers: {
      ...headers,
      'content-type': 'application/pdf',
      'content-length': String(brochureFile.bytes),
      'content-disposition': `inline; filename="${name}.pdf"`,
    },
  });
}

function refuse(status: number, text: string, seconds: number) {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(seconds),
    },
  });
}
