import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { countRows } from '../../../platform/database/count-rows.ts';
import { db } from '../../../platform/database/database.ts';
import { isAbout } from '../../own-records.server.ts';
import { dayMs } from '../../../lib/time/durations.ts';
import { hasWords } from '../../../platform/database/search.ts';
import type { Tables } from '../../../platform/database/row-types.ts';
import { officeToday } from '../../../site/office-today.ts';
import { selectUnsentReplies } from '../conversation/unsent-replies.server.ts';
import { isToFollowUp } from '../notifications/follow-ups.server.ts';
import { countWaiting } from '../notifications/waiting-enquiries.server.ts';
import { countHeldEnquiries } from '../spam/held-enquiries.server.ts';
import { enquiryFrom, listedColumns, listedFrom } from '../enquiry-rows.server.ts';
import type { EnquiryRow } from '../enquiry.ts';
import { enquiriesOnAPage, type InboxEnquiry, type InboxPage } from './enquiry-inbox.ts';
import { nobody, type InboxFilter } from './inbox-filter.ts';

/** `about`: the subjects whose enquiries the member may see. */
type ServedFilter = InboxFilter & { about?: readonly string[] | undefined };

/** One page of the inbox, newest first. Pages are 1-based. */
export async function listEnquiries({
  page,
  after,
  ...filter
}: ServedFilter & {
  page: number;
  /** Only those after this one in a list without spam: a page does not move while others arrive. */
  after?: Place | undefined;
}): Promise<InboxPage> {
  const total = await countRows(selectEnquiries(filter));
  const { about } = filter;
  const count = (folder: InboxFilter['folder']) => countRows(selectEnquiries({ folder, about }));
  const rows = await listedColumns(selectEnquiries(filter))
    .$if(after !== undefined, (query) => query.where((eb) => isOlder(eb, after)))
    // In the spam, what may be from a person comes first.
    .$if(filter.folder === 'spam', (query) => query.orderBy('isHeld', 'desc'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(enquiriesOnAPage)
    .offset((page - 1) * enquiriesOnAPage)
    .execute();
  return {
    enquiries: rows.map(listedFrom),
    total,
    waiting: await countWaiting(about),
    heldEnquiries: await countHeldEnquiries(about),
    folders: {
      due: await count('due'),
      failed: await count('failed'),
      spam: await count('spam'),
      bin: await count('bin'),
    },
  };
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

type Place = Pick<EnquiryRow, 'id' | 'createdAt'>;

function isOlder(eb: Enquiries, last: Place | undefined) {
  const { createdAt = '', id = '' } = last ?? {};
  return eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(createdAt, id));
}

function selectEnquiries(filter: ServedFilter) {
  const { form, folder, stages = [], isUnread, givenTo, viewing, search = '', about } = filter;
  return db
    .selectFrom('enquiries')
    .where((eb) =>
      eb.and([
        isInFolder(eb, folder),
        eb('deletedAt', folder === 'bin' ? 'is not' : 'is', null),
        ...(folder === 'bin' ? [] : [eb('joinedTo', 'is', null)]),
        ...(form ? [eb('form', '=', form)] : []),
        ...(stages.length > 0 ? [eb('status', 'in', stages)] : []),
        ...(isUnread === undefined ? [] : [eb('readAt', isUnread ? 'is' : 'is not', null)]),
        ...(givenTo === nobody ? [eb('givenTo', 'is', null)] : []),
        ...(givenTo && givenTo !== nobody ? [eb('givenTo', '=', givenTo)] : []),
        ...(viewing ? [hasViewing(eb, viewing, new Date())] : []),
        ...(search === ''
          ? []
          : [eb.or([hasWords('searchText', search), hasNoteWith(eb, search)])]),
        isAbout(about)(eb),
      ]),
    );
}

function hasViewing(
  eb: Enquiries,
  viewing: NonNullable<InboxFilter['viewing']>,
  now: Date,
): Expression<SqlBool> {
  if (viewing === 'to-answer') return needsViewingAnswer(eb, now);
  if (viewing === 'any') return eb('viewingState', 'is not', null);
  return eb.and([eb('viewingState', '=', 'booked'), eb('viewingAt', '>', now.toISOString())]);
}

/** Another time is asked for, or one to come was cancelled within a day. */
export function needsViewingAnswer(eb: Enquiries, now: Date) {
  return eb.or([
    eb('viewingState', '=', 'asked'),
    eb.and([
      eb('viewingState', '=', 'cancelled'),
      eb('viewingAt', '>', now.toISOString()),
      eb('updatedAt', '>', new Date(now.getTime() - dayMs).toISOString()),
    ]),
  ]);
}

/** A note that contains every word of a search. */
function hasNoteWith(eb: Enquiries, search: string) {
  const notes = eb
    .selectFrom('enquiryNotes')
    .select('enquiryNotes.id')
    .whereRef('enquiryNotes.enquiryId', '=', 'enquiries.id')
    .where('enquiryNotes.deletedAt', 'is', null)
    .where(hasWords('enquiryNotes.searchText', search));
  return eb.exists(notes);
}

function isInFolder(eb: Enquiries, folder: InboxFilter['folder']) {
  if (folder === 'unsent') return eb('id', 'in', selectUnsentReplies().select('enquiries.id'));
  if (folder === 'failed') return eb('id', 'in', idsWithFailedEmail());
  if (folder === 'bin') return eb('id', 'is not', null);
  if (folder === 'due') return isToFollowUp(eb, officeToday());
  return eb('status', folder === 'spam' ? '=' : '!=', 'spam');
}

function idsWithFailedEmail() {
  return db
    .selectFrom('outgoingMails')
    .select('enquiryId')
    .where('state', '=', 'failed')
    .where('enquiryId', 'is not', null)
    .$narrowType<{ enquiryId: string }>();
}
