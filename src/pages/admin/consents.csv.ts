import type { APIRoute } from 'astro';
import { openRegisterCsv } from '../../features/enquiries/privacy/register-csv.server.ts';
import { enquiryErrors } from '../../features/enquiries/inbox/enquiry-inbox.ts';
import { formatIsoDateTime } from '../../lib/time/dates.ts';
import { attempt } from '../../platform/attempt.ts';
import { headOffice } from '../../site/settings/settings.ts';

/** The register of consents, for a regulator. */
export const GET: APIRoute = async () => {
  const { data: csv, error } = await attempt(
    () => openRegisterCsv((time) => formatIsoDateTime(headOffice().timeZone, time)),
    enquiryErrors.fetch,
  );
  if (error) return new Response(error.message, { status: 503 });
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="consents.csv"',
    },
  });
};
