import type { EnquiryRow } from '../features/enquiries/enquiry.ts';
import type { MediaRow } from '../features/media/media.ts';
import type { NounRows } from '../features/nouns.ts';
import type { OutgoingMailRow } from './mail-row.ts';

/** The tables whose records have versions. */
export type NounName = keyof NounRows;

/** Every table and the type of its rows. The truth about columns is in `db/migrations`. */
export type Tables = NounRows & {
  contentVersion: { id: number; version: number };
  enquiries: EnquiryRow;
  instances: InstanceRow;
  jobs: JobRow;
  limitTries: LimitTryRow;
  media: MediaRow;
  outgoingMails: OutgoingMailRow;
  sharedSecret: { id: number; sealed: string; fingerprint: string };
  versions: VersionRow;
};

/** A process that lives, with its settings as JSON text. */
type InstanceRow = { id: string; settings: string; startedAt: string; seenAt: string };

export type JobRow = { name: string; dueAt: string; tries: number; leaseUntil: string | null };

/** One try as one bucket counts it, until it expires. */
type LimitTryRow = { tryId: string; bucket: string; expiresAt: string };

type VersionRow = {
  id: string;
  noun: NounName;
  recordId: string;
  revision: number;
  slug: string | null;
  /** The record as JSON text. */
  record: string;
  /** 1 for the last version of a record that was deleted: the record as it was. */
  isDeleted: 0 | 1;
  savedBy: string;
  savedAt: string;
};
