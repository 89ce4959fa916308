import type { APIRoute } from 'astro';
import { filterFrom, openCsv } from '../../features/enquiries/inbox/enquiries-csv.server.ts';
import { enquiryErrors } from '../../features/enquiries/inbox/enquiry-inbox.ts';
import { formatIsoDateTime } from '../../lib/time/dates.ts';
import { attempt } from '../../platform/attempt.ts';
import { headOffice } from '../../site/settings/settings.ts';

export const GET: APIRoute = ({ url }) => csvResponse(url.searchParams);

/** POST keeps the search out of URLs and logs. */
export const POST: APIRoute = async ({ request }) =>
  csvResponse(await request.formData().catch(() => new FormData()));

async function csvResponse(parameters: URLSearchParams | FormData) {
  const filter = filterFrom(parameters);
  if (!filter) return new Response(null, { status: 400 });
  const { data: csv, error } = await attempt(
    () => openCsv(filter, (time) => formatIsoDateTime(headOffice().timeZone, time)),
    enquiryErrors.fetch,
  );
  if (error) return new Response(error.message, { status: 503 });
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="enquiries.csv"',
    },
  });
}
