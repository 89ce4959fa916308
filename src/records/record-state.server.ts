import type { StoredRecord } from '../lib/record.ts';
import type { Transaction } from '../platform/database.ts';
import { findDraft } from './drafts.server.ts';
import type { RecordKind } from './record-kind.server.ts';

/** The publication state of a record at a revision. With its versions it says how to undo a change. */
export type RecordState = {
  revision: number;
  isPublic: boolean;
  hasDraft: boolean;
  wasPublic: boolean;
  publishAt: string | null;
  unpublishAt: string | null;
};

export async function stateOf<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  record: Row,
): Promise<RecordState> {
  const draft = await findDraft(tx, kind.noun.name, record.id);
  const isPublic = record.publication?.isPublic ?? true;
  return {
    revision: record.revision,
    isPublic,
    hasDraft: draft !== undefined,
    wasPublic: isPublic || draft?.wasPublic === 1,
    publishAt: draft?.publishAt ?? null,
    unpublishAt: record.publication?.unpublishAt ?? null,
  };
}
