import type { APIRoute } from 'astro';
import { answerBrochure, describeProject } from '../../features/brochures.server.ts';
import { shortlistBrochure } from '../../features/brochures/shortlist-brochure.ts';
import { projectErrors } from '../../features/projects/project.ts';
import { findProjectAt } from '../../features/projects/projects.server.ts';
import { maxCompared, queryOf, slugsIn } from '../../features/shortlist/shortlist-address.ts';
import { attempt } from '../../platform/attempt.ts';
import { paths } from '../../site/paths.ts';

/** The brochure has as many projects as a comparison. */
export const GET: APIRoute = async (context) => {
  const { url, rewrite } = context;
  const slugs = slugsIn(url.searchParams).slice(0, maxCompared);
  const { data: projects, error } = await attempt(
    async () => (await Array.fromAsync(slugs, describe)).filter((project) => project !== undefined),
    projectErrors.fetch,
  );
  if (error) return new Response(error.message, { status: 503 });
  if (projects.length === 0) return rewrite(paths.notFound);
  const back = paths.shortlist + queryOf(projects.map(({ project }) => project.slug));
  const brochure = shortlistBrochure(projects, url.origin + back, new Date());
  return answerBrochure(brochure, context, { name: 'shortlist', back });
};

async function describe(slug: string) {
  const { record, movedTo } = await findProjectAt(slug);
  const project = record ?? (movedTo && (await findProjectAt(movedTo)).record);
  return project ? describeProject(project) : undefined;
}
