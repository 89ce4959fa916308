import { type Transaction } from '../../platform/database/database.ts';
import { decidedFields, type ChangedFields, type DecidedFields } from './assignment/decisions.ts';
import { announcement, tellOfEnquiry } from './enquiry-events.server.ts';
import type { Enquiry, EnquiryRow } from './enquiry.ts';
import type { BookedEmails } from './notifications/enquiry-emails.ts';

/** Another transaction may change a row between our read and our write. */
const maxAttempts = 5;

type ChangedEnquiry = { revision: number; before: DecidedFields; row: EnquiryRow };

type Changes = ChangedFields | undefined;

/**
 * Writes what `getChanges` makes of an enquiry. Asks again if another transaction was faster, so whatever the answer depends
 * on must be read inside. Undefined if the enquiry no longer exists or stays as it is.
 */
export async function changeEnquiry(
  tx: Transaction,
  id: string,
  getChanges: (current: EnquiryRow) => Changes | Promise<Changes>,
  editor: string | null,
): Promise<ChangedEnquiry | undefined> {
  for (let tries = 0; tries < maxAttempts; tries++) {
    const current = await tx
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    const changes = current && (await getChanges(current));
    if (!current || !changes) return undefined;
    const viewings = changesViewing(current, changes) ? providedViewings() : undefined;
    await viewings?.require(tx, current, { ...current, ...changes });
    const assigned =
      viewings && !('givenTo' in changes)
        ? await viewings.assign(tx, current, { ...current, ...changes })
        : {};
    const revision = current.revision + 1;
    // What was held is announced by its release, which also assigns it.
    const isReleased = current.isHeld === 1 && (changes.status ?? current.status) !== 'spam';
    const written = {
      ...changes,
      ...assigned,
      ...(!isReleased && announcement({ ...current, ...changes })),
      revision,
      updatedAt: new Date().toISOString(),
      ...(editor !== null && { updatedBy: editor }),
    };
    const { numUpdatedRows } = await tx
      .updateTable('enquiries')
      .set(written)
      .where('id', '=', id)
      .where('revision', '=', current.revision)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    const row = { ...current, ...written };
    if (!isReleased) await tellOfEnquiry(tx, current, row);
    await viewings?.tell(tx, { before: current, row, editor });
    return { revision, before: pickDecidedFields(current), row };
  }
  throw new Error('An enquiry keeps being changed by others');
}

const viewingColumns = ['viewingState', 'viewingHost', 'viewingAt', 'viewingDetails'] as const;

function changesViewing(current: EnquiryRow, changes: ChangedFields) {
  return viewingColumns.some((name) => name in changes && changes[name] !== current[name]);
}

type ViewingChanges = {
  /** Throws `FieldError` if the viewing cannot have its time. */
  require: (tx: Transaction, before: EnquiryRow, row: EnquiryRow) => Promise<void>;
  /** Who is responsible once it has another host. */
  assign: (
    tx: Transaction,
    before: EnquiryRow,
    row: EnquiryRow,
  ) => Promise<Partial<Pick<EnquiryRow, 'givenTo'>>>;
  /** `editor` is null for the visitor. */
  tell: (
    tx: Transaction,
    change: { before: EnquiryRow; row: EnquiryRow; editor: string | null },
  ) => Promise<void>;
  /** What is told of erased viewings names nobody. */
  tellErased: (tx: Transaction, rows: readonly EnquiryRow[]) => Promise<void>;
  emails: (tx: Transaction, enquiry: Enquiry) => Promise<BookedEmails>;
};

let viewingChanges: ViewingChanges | undefined;

/** Sets what a change of a viewing needs besides its enquiry. */
export function provideViewingChanges(provided: ViewingChanges) {
  viewingChanges = provided;
}

export function providedViewings() {
  if (!viewingChanges) throw new Error('Nothing has provided the changes of viewings');
  return viewingChanges;
}

function pickDecidedFields(row: EnquiryRow): DecidedFields {
  return Object.fromEntries(decidedFields.map((name) => [name, row[name]])) as DecidedFields;
}
