import { wallClockAt } from '../../lib/time/zoned-time.ts';
import { startOfDay, todayIn } from '../../lib/time/dates.ts';
import { db } from '../../platform/database/database.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { listTimedHosts } from '../viewings/free-times.server.ts';
import { listSlots } from '../viewings/free-times.ts';
import { countViewings, lastWeeks } from './reports.ts';

/** The viewings of the last twelve weeks until now, with the times that the present hours of the hosts offer. */
export async function readViewingReport(now = new Date()) {
  const { timeZone } = headOffice();
  const [first = ''] = lastWeeks(todayIn(timeZone, now));
  const rows = await db
    .selectFrom('enquiries')
    .select(['aboutId', 'aboutName', 'source', 'cameBy', 'viewingState'])
    .where('viewingAt', '>=', new Date(startOfDay(first, timeZone)).toISOString())
    .where('viewingAt', '<', now.toISOString())
    .where('viewingState', 'is not', null)
    .where('deletedAt', 'is', null)
    .where('status', '!=', 'spam')
    .execute();
  const projects = await db.selectFrom('projects').select(['id', 'title']).execute();
  const hosts = await listTimedHosts();
  const offered = projects.map(({ id: projectId, title }) => {
    const counts = hosts.map((host) => {
      const until = wallClockAt(host.timeZone, now.getTime()).day;
      const asked = { projectId, from: first, until, taken: [], now: now.getTime() };
      return listSlots(host, asked).filter(({ at }) => at < now.toISOString()).length;
    });
    return { name: title, count: counts.reduce((sum, count) => sum + count, 0) };
  });
  const titles = new Map(projects.map(({ id, title }) => [id, title]));
  return {
    byProject: countViewings(
      rows.map((row) => ({ ...row, name: titles.get(row.aboutId ?? '') ?? row.aboutName ?? '' })),
      offered,
    ),
    bySource: countViewings(
      rows.map((row) => ({
        ...row,
        name: row.cameBy === 'team' ? 'Team' : (row.source ?? 'Website'),
      })),
    ),
  };
}
