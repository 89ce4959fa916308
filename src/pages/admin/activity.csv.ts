import type { APIRoute } from 'astro';
import { openActivityCsv } from '../../features/activity/activity-csv.server.ts';
import { activityErrors } from '../../features/activity/activity.ts';
import { formatIsoDateTime } from '../../lib/time/dates.ts';
import { attempt } from '../../platform/attempt.ts';
import { headOffice } from '../../site/settings/settings.ts';

export const GET: APIRoute = async ({ url }) => {
  const { timeZone } = headOffice();
  const { data: csv, error } = await attempt(
    () => openActivityCsv(url.searchParams, timeZone, (time) => formatIsoDateTime(timeZone, time)),
    activityErrors.fetch,
  );
  if (error) return new Response(error.message, { status: 503 });
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="activity.csv"',
    },
  });
};
