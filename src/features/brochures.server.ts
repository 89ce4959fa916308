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
  /** What the file is called when it is kept. */
  name: string;
  isIndexed: boolean;
};

/** What the brochure says of a project, with whom to ask and where it stands. */
export async function describeProject(project: ProjectDetail): Promise<Described> {
  const partner = await findPartnerOf(project);
  const map = await openMap(undefined, project.location.coordinates);
  return { project, partner, ground: map?.ground ?? null };
}

/** Answers with the document. A browser that has it gets it again only when it has changed. */
export async function answerBrochure(
  brochure: Brochure,
  { request, clientAddress, name, isIndexed }: BrochureRequest,
) {
  const { data: opened, error } = await attempt(
    () => openBrochure(brochure, clientAddress),
    brochureErrors.failed,
  );
  if (error) return refuse(503, error.message, 60);
  if (opened.outcome === 'busy') return refuse(503, brochureErrors.busy, 60);
  if (opened.outcome === 'limited') return refuse(429, brochureErrors.limited, 300);
  const headers = {
    etag: opened.etag,
    'cache-control': 'public, no-cache',
    ...(isIndexed ? {} : { 'x-robots-tag': 'noindex' }),
  };
  if (request.headers.get('if-none-match')?.includes(opened.etag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : opened.read(), {
    headers: {
      ...headers,
      'content-type': 'application/pdf',
      'content-length': String(opened.bytes),
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
