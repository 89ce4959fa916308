import type { APIRoute } from 'astro';
import { milestonesCalendar } from '../../../features/projects/page/milestones-calendar.server.ts';
import { projectErrors } from '../../../features/projects/project.ts';
import { findProjectAt } from '../../../features/projects/projects.server.ts';
import { errorText } from '../../../messages/pages.ts';
import { attempt } from '../../../platform/attempt.ts';
import { paths } from '../../../site/paths.ts';

/** The milestones of a project, for a calendar. */
export const GET: APIRoute = async ({ params: { slug = '' }, url, redirect, rewrite }) => {
  const { data, error } = await attempt(() => findProjectAt(slug), projectErrors.fetchOne);
  if (error) return new Response(errorText(error.message), { status: 503 });
  if (data.movedTo) return redirect(paths.milestones(data.movedTo), 301);
  const project = data.record;
  const page = project && new URL(paths.project(project.slug), url.origin).href;
  const text = project && page && milestonesCalendar(project, page);
  if (!text) return rewrite(paths.notFound);
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${project.slug}.ics"`,
    },
  });
};
