import { isEnquiryFormName } from './enquiry.ts';
import { everyEnquiry } from './enquiries-inbox.server.ts';
import { enquiryTable } from './enquiry-csv.ts';
import { inboxViews, type InboxFilter } from './enquiry-inbox.ts';
import { searchSchema } from './inbox-search.ts';

/** Reads a filter from a URL or a form and ignores unknown values. Null when the search is invalid. */
export function filterFrom(named: URLSearchParams | FormData): InboxFilter | null {
  const [form, state, search] = ['form', 'state', 'search'].map((name) => named.get(name));
  const { success, data } = searchSchema.safeParse(typeof search === 'string' ? search : '');
  if (!success) return null;
  return {
    form: isEnquiryFormName(form) ? form : undefined,
    view: inboxViews.find((view) => view === state),
    search: data.slice(0, 200),
  };
}

/** Streams the enquiries of a filter as CSV. The first batch has been read when this resolves. */
export async function openCsv(filter: InboxFilter, momentText: (moment: string) => string) {
  const { head, lines } = enquiryTable(filter.form, momentText);
  const batches = everyEnquiry(filter);
  const first = await batches.next();
  const pieces = encodedPieces();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return();
    },
  });

  async function* encodedPieces() {
    const encoder = new TextEncoder();
    yield encoder.encode(head + lines(first.value ?? []));
    for await (const batch of batches) yield encoder.encode(lines(batch));
  }
}
