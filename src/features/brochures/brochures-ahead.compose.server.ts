import { hourMs } from '../../lib/time/durations.ts';
import { idAt } from '../../platform/activity.ts';
import { db } from '../../platform/database/database.ts';
import { env } from '../../platform/env/env.ts';
import { paths } from '../../site/paths.ts';
import { describeProject } from './brochures.compose.server.ts';
import { makeAhead } from './made-brochures.server.ts';
import { projectBrochure } from './project-brochure.ts';
import { findProjectAt } from '../projects/projects.server.ts';
import { followSettings } from '../settings/site-settings.server.ts';

/** Several saves in a row make one brochure. */
const quietMs = 20_000;
const maxAtOnce = 50;

/**
 * Makes the brochures of projects that were published in the last hour, also by a change of their partner or developer,
 * so that the first visitor need not wait. It makes one at a time, and stops as soon as a visitor has one made.
 */
export async function makeBrochuresAhead(now: Date, signal: AbortSignal, make = makeAhead) {
  const slugs = await listChangedSlugs(now);
  if (slugs.length > 0) await followSettings();
  for (const slug of slugs) {
    const { record } = await findProjectAt(slug);
    if (!record) continue;
    const url = env.siteUrl.origin + paths.project(slug);
    const brochure = projectBrochure(await describeProject(record), url, now);
    if (signal.aborted || !(await make(brochure, signal))) return;
  }
}

/** The public projects that were changed a while ago, the last first. Those that are still being changed wait. */
async function listChangedSlugs(now: Date) {
  const changes = await db
    .selectFrom('activity')
    .select(['kind', 'subjectId', (eb) => eb.fn.max('at').as('lastAt')])
    .where('kind', 'in', ['projects', 'partners', 'developers'])
    .where('act', 'not in', ['drafted', 'scheduled', 'moved', 'deleted'])
    .where('id', '>=', idAt(now.getTime() - hourMs))
    .groupBy(['kind', 'subjectId'])
    .orderBy('lastAt', 'desc')
    .limit(maxAtOnce)
    .execute();
  const quietSince = new Date(now.getTime() - quietMs).toISOString();
  const ids = changes
    .filter(({ lastAt }) => lastAt <= quietSince)
    .flatMap(({ subjectId }) => subjectId ?? []);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('projects')
    .select('slug')
    .where((eb) =>
      eb.or([eb('id', 'in', ids), eb('partnerId', 'in', ids), eb('developerId', 'in', ids)]),
    )
    .orderBy('updatedAt', 'desc')
    .limit(maxAtOnce)
    .execute();
  return rows.map(({ slug }) => slug);
}
