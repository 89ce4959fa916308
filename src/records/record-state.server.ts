import type { StoredRecord } from '../model/record.ts';
import type { CurrentRecord } from './current-record.server.ts';

/** The publication state of a record at a revision. With its versions it says how to undo a change. */
export type RecordState = {
  revision: number;
  isPublic: boolean;
  hasDraft: boolean;
  wasPublic: boolean;
  publishAt: string | null;
  unpublishAt: string | null;
};

/** The state of a record that exists. */
export function recordState({
  published,
  draft,
  schedule,
}: CurrentRecord<StoredRecord>): RecordState {
  const isPublic = published !== null;
  return {
    revision: draft?.revision ?? published?.revision ?? 0,
    isPublic,
    hasDraft: draft !== undefined,
    wasPublic: isPublic || draft?.wasPublic === 1,
    publishAt: draft?.publishAt ?? null,
    unpublishAt: schedule.unpublishAt,
  };
}
