import type { APIRoute } from 'astro';
import {
  answerBrochure,
  describeProject,
} from '../../features/brochures/brochures.compose.server.ts';
import { shortlistBrochure } from '../../features/brochures/shortlist-brochure.ts';
import { projectErrors } from '../../features/projects/project.ts';
import { findProjectAt, listProjectsAt } from '../../features/projects/projects.server.ts';
import {
  maxInBrochure,
  shortlistQuery,
  slugsIn,
} from '../../features/shortlist/shortlist-address.ts';
import { errorText } from '../../messages/pages.ts';
import { attempt } from '../../platform/attempt.ts';
import { paths } from '../../site/paths.ts';

/** The brochure of the first projects of a shortlist. It leads back to all of them. */
export const GET: APIRoute = async (context) => {
  const { url, rewrite } = context;
  const { data, error } = await attempt(
    () => readShortlist(slugsIn(url.searchParams)),
    projectErrors.fetch,
  );
  if (error) return new Response(errorText(error.message), { status: 503 });
  if (data.projects.length === 0) return rewrite(paths.notFound);
  const back = paths.shortlist + shortlistQuery(data.slugs);
  const brochure = shortlistBrochure(data.projects, url.origin + back, new Date());
  return answerBrochure(brochure, context, { name: 'shortlist', back });
};

async function readShortlist(requested: readonly string[]) {
  const slugs = (await listProjectsAt(requested)).map(({ slug }) => slug);
  const projects = await Array.fromAsync(slugs.slice(0, maxInBrochure), describe);
  return { slugs, projects: projects.filter((project) => project !== undefined) };
}

async function describe(slug: string) {
  const { record } = await findProjectAt(slug);
  return record && describeProject(record);
}
