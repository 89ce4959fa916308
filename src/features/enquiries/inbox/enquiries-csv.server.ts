import { listWithdrawalTimes, personKey } from '../../../records/consents.server.ts';
import { listColleagues } from '../../../platform/accounts/colleagues.ts';
import { env } from '../../../platform/env/env.ts';
import { agreesToEmails } from '../enquiry.ts';
import { csvStream } from '../../../model/csv.ts';
import { everyEnquiry } from './enquiries-inbox.server.ts';
import { enquiryTable, type CsvEnquiry } from './enquiry-csv.ts';
import type { InboxEnquiry } from './enquiry-inbox.ts';
import { readFilter, type InboxFilter } from './inbox-filter.ts';
import { searchSchema } from './inbox-search.ts';

/** Reads a filter from a URL or a form and ignores unknown values. Null if the search is invalid. */
export function filterFrom(params: URLSearchParams | FormData): InboxFilter | null {
  const search = params.get('search');
  const { success, data } = searchSchema.safeParse(typeof search === 'string' ? search : '');
  if (!success) return null;
  return { ...readFilter((name) => params.get(name)), search: data.slice(0, 200) };
}

/** Streams the filtered enquiries as CSV. */
export async function openCsv(filter: InboxFilter, formatTime: (time: string) => string) {
  return csvStream(
    enquiryTable({ form: filter.form, siteUrl: env.siteUrl }, formatTime),
    completed(everyEnquiry(filter)),
  );
}

/** Adds who is assigned, and who has unsubscribed: lists that are made from the file leave them out. */
async function* completed(batches: AsyncGenerator<InboxEnquiry[]>): AsyncGenerator<CsvEnquiry[]> {
  const times = await listWithdrawalTimes();
  const colleagues = new Map((await listColleagues()).map((one) => [one.id, one]));
  for await (const batch of batches)
    yield batch.map((enquiry) => {
      const leftAt = times.get(personKey(enquiry.email.toLowerCase()));
      const isLeft = leftAt !== undefined && leftAt >= enquiry.createdAt;
      const isAsked = agreesToEmails(enquiry);
      return {
        ...enquiry,
        unsubscribedAt: isLeft && isAsked ? leftAt : undefined,
        assignee: colleagues.get(enquiry.givenTo ?? ''),
      };
    });
}
