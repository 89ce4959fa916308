import { csvStream } from '../../../records/csv.ts';
import { everyEnquiry } from './enquiries-inbox.server.ts';
import { enquiryTable } from './enquiry-csv.ts';
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
  return csvStream(enquiryTable(filter.form, formatTime), everyEnquiry(filter));
}
