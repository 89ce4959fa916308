import type { APIRoute } from 'astro';
import {
  answerBrochure,
  describeProject,
} from '../../../features/brochures/brochures.compose.server.ts';
import { projectBrochure } from '../../../features/brochures/project-brochure.ts';
import { projectErrors } from '../../../features/projects/project.ts';
import { findProjectAt } from '../../../features/projects/projects.server.ts';
import { errorText } from '../../../messages/pages.ts';
import { attempt } from '../../../platform/attempt.ts';
import { paths } from '../../../site/paths.ts';

export const GET: APIRoute = async (context) => {
  const { params, url, redirect, rewrite } = context;
  const { data, error } = await attempt(async () => {
    const { record, movedTo } = await findProjectAt(params['slug'] ?? '');
    return { movedTo, content: record && (await describeProject(record)) };
  }, projectErrors.fetchOne);
  if (error) return new Response(errorText(error.message), { status: 503 });
  if (data.movedTo) return redirect(paths.brochure(data.movedTo), 301);
  if (!data.content) return rewrite(paths.notFound);
  const { slug } = data.content.project;
  const back = paths.project(slug);
  const brochure = projectBrochure(data.content, url.origin + back, new Date());
  return answerBrochure(brochure, context, { name: slug, back });
};
