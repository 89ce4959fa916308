import type { ExpressionBuilder } from 'kysely';
import type { Member } from '../../lib/rights.ts';
import { db } from '../../platform/database.ts';
import { isAbout, subjectsOf } from '../../records/own-records.server.ts';
import { hasWords } from '../../platform/search.ts';
import type { Tables } from '../../platform/tables.ts';
import { enquiryFrom, listedColumns, listedFrom } from './enquiry-rows.server.ts';
import type { EnquiryRow } from './enquiry.ts';
import {
  enquiriesOnAPage,
  type InboxEnquiry,
  type InboxFilter,
  type InboxPage,
} from './enquiry-inbox.ts';

/** `about`: the partners and projects to which somebody is limited. */
type ServedFilter = InboxFilter & { about?: readonly string[] | undefined };

/** One page of the inbox, the newest first. Pages count from 1. */
export async function listEnquiries({
  page,
  ...filter
}: ServedFilter & { page: number }): Promise<InboxPage> {
  const { total } = await selectEnquiries(filter)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await listedColumns(selectEnquiries(filter))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(enquiriesOnAPage)
    .offset((page - 1) * enquiriesOnAPage)
    .execute();
  const newEnquiries = await countNewEnquiries(filter.about);
  return { enquiries: rows.map(listedFrom), total: Number(total), newEnquiries };
}

/** Of all, or of those about these partners and projects alone. */
export async function countNewEnquiries(about?: readonly string[]) {
  const { count } = await db
    .selectFrom('enquiries')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('state', '=', 'new')
    .where(isAbout(about))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countNewEnquiriesFor(member: Member) {
  return countNewEnquiries(await subjectsOf(member));
}

const batch = 500;

/** All enquiries of a filter, the newest first, in batches to limit memory. */
export async function* everyEnquiry(filter: ServedFilter): AsyncGenerator<InboxEnquiry[]> {
  let last: EnquiryRow | undefined;
  do {
    const rows: EnquiryRow[] = await selectEnquiries(filter)
      .$if(last !== undefined, (query) => query.where((eb) => isOlder(eb, last)))
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(batch)
      .execute();
    yield rows.map(enquiryFrom);
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last);
}

type Enquiries = ExpressionBuilder<Tables, 'enquiries'>;

function isOlder(eb: Enquiries, last: EnquiryRow | undefined) {
  const { createdAt = '', id = '' } = last ?? {};
  return eb.or([
    eb('createdAt', '<', createdAt),
    eb.and([eb('createdAt', '=', createdAt), eb('id', '<', id)]),
  ]);
}

function selectEnquiries({ form, view, search = '', about }: ServedFilter) {
  return db
    .selectFrom('enquiries')
    .where((eb) =>
      eb.and([
        isInView(eb, view),
        ...(form ? [eb('form', '=', form)] : []),
        hasWords('searchText', search),
        isAbout(about)(eb),
      ]),
    );
}

function isInView(eb: Enquiries, view: InboxFilter['view']) {
  if (view === 'mail-failed') return eb('id', 'in', idsWithFailedMail());
  return view ? eb('state', '=', view) : eb('state', '!=', 'spam');
}

function idsWithFailedMail() {
  return db
    .selectFrom('outgoingMails')
    .select('enquiryId')
    .where('state', '=', 'failed')
    .where('enquiryId', 'is not', null)
    .$narrowType<{ enquiryId: string }>();
}
