import { csvStream } from '../../lib/csv.ts';
import { isEnquiryFormName } from './enquiry.ts';
import { stages } from './enquiry-stage.ts';
import { everyEnquiry } from './enquiries-inbox.server.ts';
import { enquiryTable } from './enquiry-csv.ts';
import { inboxViews, type InboxFilter } from './enquiry-inbox.ts';
import { searchSchema } from './inbox-search.ts';

/** Reads a filter from a URL or a form and ignores unknown values. Null if the search is invalid. */
export function filterFrom(params: URLSearchParams | FormData): InboxFilter | null {
  const [form, state, search, stage, givenTo] = ['form', 'state', 'search', 'stage', 'given'].map(
    (name) => params.get(name),
  );
  const { success, data } = searchSchema.safeParse(typeof search === 'string' ? search : '');
  if (!success) return null;
  return {
    form: isEnquiryFormName(form) ? form : undefined,
    view: inboxViews.find((view) => view === state),
    stage: stages.find((one) => one === stage),
    givenTo: (typeof givenTo === 'string' && givenTo.slice(0, 100)) || undefined,
    search: data.slice(0, 200),
  };
}

/** Streams the filtered enquiries as CSV. */
export async function openCsv(filter: InboxFilter, momentText: (moment: string) => string) {
  return csvStream(enquiryTable(filter.form, momentText), everyEnquiry(filter));
}
