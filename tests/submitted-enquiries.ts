import { db } from '../src/platform/database.ts';
import { type EnquiryFormName } from '../src/features/enquiries/enquiry.ts';
import { submitEnquiry } from '../src/features/enquiries/enquiries.server.ts';
import { readEnquiry } from '../src/features/enquiries/read-enquiry.ts';

export const noon = new Date('2026-11-21T20:00:00.000Z');

export async function countedTries() {
  return db.selectFrom('limitTries').select('tryId').distinct().execute();
}

export type Circumstances = Partial<Parameters<typeof submitEnquiry>[1]>;

export function submit(
  form: EnquiryFormName,
  sent: Record<string, unknown>,
  how: Circumstances = {},
) {
  return submitEnquiry(readEnquiry(form, sent), { clientAddress: '203.0.113.9', ...how });
}

export function stored() {
  return db.selectFrom('enquiries').selectAll().orderBy('createdAt').orderBy('id').execute();
}
