import { beforeEach } from 'vitest';
import { demoEnquiries } from '../src/features/enquiries/enquiries.demo.ts';
import { db } from '../src/platform/database/database.ts';
import { type EnquiryFormName } from '../src/features/enquiries/enquiry.ts';
import { submitEnquiry } from '../src/features/enquiries/enquiries.server.ts';
import { readEnquiry } from '../src/features/enquiries/forms/read-enquiry.ts';

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

let visitors = 0;

/** Answers to the contact form that nobody has given before. */
export function somebody() {
  visitors++;
  return {
    ...demoEnquiries.contact,
    email: `visitor-${visitors}@a.example`,
    message: `Visit ${visitors}`,
  };
}

export function later(time: Date, minutes: number) {
  return new Date(time.getTime() + minutes * 60_000);
}

/** Before each test of a file there are no enquiries, and nobody has tried. */
export function clearEnquiries() {
  beforeEach(async () => {
    for (const table of ['outgoingMails', 'limitTries', 'enquiries'] as const) {
      await db.deleteFrom(table).execute();
    }
  });
}
