import type { APIRoute } from 'astro';
import { answerBrochure, describeProject } from '../../features/brochures.server.ts';
import { shortlistBrochure } from '../../features/brochures/shortlist-brochure.ts';
import { projectErrors } from '../../features/projects/project.ts';
import { findProjectAt } from '../../features/projects/projects.server.ts';
import { maxCompared, queryOf, slugsIn } from '../../features/shortlist/shortlist-address.ts';
import { attempt } from '../../platform/attempt.ts';
import { paths } from '../../site/paths.ts';

/** Of as many projects as stand side by side. */
export const GET: APIRoute = async ({ request, clientAddress, url, rewrite }) => {
  const slugs = slugsIn(url.searchParams).slice(0, maxCompared);
  const { data: described, error } = await attempt(
    async () => (await Array.fromAsync(slugs, describe)).filter((one) => one !== undefined),
    projectErrors.fetch,
  );
  if (error) return new Response(error.message, { status: 503 });
  if (described.length === 0) return rewrite(paths.notFound);
  const query = queryOf(described.map(({ project }) => project.slug));
  const brochure = shortlistBrochure(described, url.origin + paths.shortlist + query, new Date());
  return answerBrochure(brochure, { request, clientAddress, name: 'shortlist', isIndexed: false });
};

async function describe(slug: string) {
  const { record, movedTo } = await findProjectAt(slug);
  const project = record ?? (movedTo && (await findProjectAt(movedTo)).record);
  return project ? describeProject(project) : undefined;
}
