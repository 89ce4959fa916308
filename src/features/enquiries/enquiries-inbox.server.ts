import type { ExpressionBuilder } from 'kysely';
import type { Member } from '../../lib/rights.ts';
import { countRows } from '../../platform/count-rows.ts';
import { db } from '../../platform/database.ts';
import { isAbout, subjectsOf } from '../../records/own-records.server.ts';
import { hasWords } from '../../platform/search.ts';
import type { Tables } from '../../platform/tables.ts';
import { officeToday } from '../../site/office-today.ts';
import { selectUnsentReplies } from './unsent-replies.server.ts';
import { isToFollowUp } from './follow-ups.server.ts';
import { countHeldEnquiries } from './held-enquiries.server.ts';
import type { Stage } from './enquiry-stage.ts';
import { enquiryFrom, listedColumns, listedFrom } from './enquiry-rows.server.ts';
import type { EnquiryRow } from './enquiry.ts';
import {
  enquiriesOnAPage,
  nobody,
  type InboxEnquiry,
  type InboxFilter,
  type InboxPage,
} from './enquiry-inbox.ts';

/** `about`: the ids of the partners and projects that the member may see. */
type ServedFilter = InboxFilter & { about?: readonly string[] | undefined };

/** One page of the inbox, newest first. Pages are 1-based. */
export async function listEnquiries({
  page,
  ...filter
}: ServedFilter & { page: number }): Promise<InboxPage> {
  const total = await countRows(selectEnquiries(filter));
  const rows = await listedColumns(selectEnquiries(filter))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(enquiriesOnAPage)
    .offset((page - 1) * enquiriesOnAPage)
    .execute();
  return {
    enquiries: rows.map(listedFrom),
    total,
    newEnquiries: await countNewEnquiries(filter.about),
    heldEnquiries: await countHeldEnquiries(filter.about),
  };
}

/** Counts all new enquiries, or only those about these partners and projects. */
export async function countNewEnquiries(about?: readonly string[]) {
  const added = db
    .selectFrom('enquiries')
    .where('state', '=', 'new')
    .where('deletedAt', 'is', null)
    .where(isAbout(about));
  return countRows(added);
}

export async function countNewEnquiriesFor(member: Member) {
  return countNewEnquiries(await subjectsOf(member));
}

const batch = 500;

/** All enquiries of a filter, newest first, in batches to limit memory. */
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
  return eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(createdAt, id));
}

function selectEnquiries({ form, view, stage, givenTo, search = '', about }: ServedFilter) {
  return db
    .selectFrom('enquiries')
    .where((eb) =>
      eb.and([
        isInView(eb, view),
        eb('deletedAt', view === 'bin' ? 'is not' : 'is', null),
        ...(view === 'bin' ? [] : [eb('joinedTo', 'is', null)]),
        ...(form ? [eb('form', '=', form)] : []),
        ...(stage ? [isAtStage(eb, stage)] : []),
        ...(givenTo === nobody ? [eb('givenTo', 'is', null)] : []),
        ...(givenTo && givenTo !== nobody ? [eb('givenTo', '=', givenTo)] : []),
        hasWords('searchText', search),
        isAbout(about)(eb),
      ]),
    );
}

function isInView(eb: Enquiries, view: InboxFilter['view']) {
  if (view === 'unsent') return eb('id', 'in', selectUnsentReplies().select('enquiries.id'));
  if (view === 'mail-failed') return eb('id', 'in', idsWithFailedMail());
  if (view === 'bin') return eb('id', 'is not', null);
  if (view === 'follow-up') return isToFollowUp(eb, officeToday());
  if (view === 'held') return eb.and([eb('state', '=', 'spam'), eb('isHeld', '=', 1)]);
  return view ? eb('state', '=', view) : eb('state', '!=', 'spam');
}

/** The SQL of `stageOf`. Spam has no stage. */
function isAtStage(eb: Enquiries, stage: Stage) {
  const is = (state: string[], not: 'in' | 'not in', staged: Stage[]) =>
    eb.and([eb('state', 'in', state as EnquiryRow['state'][]), eb('stage', not, staged)]);
  if (stage === 'new') return is(['new', 'read'], 'not in', ['in-hand']);
  if (stage === 'in-hand') return is(['new', 'read'], 'in', ['in-hand']);
  if (stage === 'answered') return is(['answered'], 'not in', ['won', 'closed']);
  return is(['answered'], 'in', [stage]);
}

function idsWithFailedMail() {
  return db
    .selectFrom('outgoingMails')
    .select('enquiryId')
    .where('state', '=', 'failed')
    .where('enquiryId', 'is not', null)
    .$narrowType<{ enquiryId: string }>();
}
