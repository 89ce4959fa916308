import type { Change, Seen, StoredRecord } from '../record.ts';
import { lockContent } from '../../platform/database/content.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findRecord } from '../read-records.server.ts';
import type { RecordKind } from '../record-kind.server.ts';
import { changeRevision, RevisionConflict } from '../revisions.server.ts';
import { findDeleted } from '../deleted-records.server.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

export async function requirePresent<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  { id, revision }: Seen,
) {
  const present = await findRecord(kind, tx, id);
  if (present?.revision !== revision) throw new RevisionConflict(present);
  return present;
}

export async function requireSeen<Input extends object, Row extends StoredRecord>(
  { noun }: RecordKind<Input, Row>,
  tx: Transaction,
  { id, revision, present }: { id: string; revision: number | undefined; present: Row | null },
) {
  if (present?.revision !== revision) throw new RevisionConflict(present);
  if (!present && (await findDeleted(tx, noun.name, id))) throw new RevisionConflict(null);
}

/** A change that visitors do not see. */
export async function changeDraft<T>(work: (tx: Transaction) => Promise<T>): Promise<Change<T>> {
  return changeRevision(work, (lockedWork) =>
    inTransaction(async (tx) => {
      await lockContent(tx);
      return lockedWork(tx);
    }),
  );
}
