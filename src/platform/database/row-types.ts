import type { VersionedRows } from '../../model/noun.ts';
import type { OutgoingEmailRow } from '../mail/row.ts';
import type {
  WebhookAttemptRow,
  WebhookDeliveryRow,
  WebhookEventRow,
  WebhookRow,
} from '../webhooks/rows.ts';

export type NounName = keyof VersionedRows;

/** Every table and the type of its rows: here those of the platform, to which `src/tables.ts` adds all others. */
export interface Tables extends VersionedRows {
  /** `drafts` counts all changes of drafts. Triggers write it. */
  contentVersion: { id: number; version: number; drafts: number };
  instances: InstanceRow;
  jobs: JobRow;
  limitTries: LimitTryRow;
  mailAttempts: ImportAttemptRow;
  outgoingMails: OutgoingEmailRow;
  sharedSecret: { id: number; sealed: string; fingerprint: string };
  webhookAttempts: WebhookAttemptRow;
  webhookDeliveries: WebhookDeliveryRow;
  webhookEvents: WebhookEventRow;
  webhooks: WebhookRow;
}

/** A live process, with its settings as JSON text. */
type InstanceRow = { id: string; settings: string; startedAt: string; seenAt: string };

export type JobRow = { name: string; dueAt: string; tries: number; leaseUntil: string | null };

/** A try counted in one bucket, until it expires. */
type LimitTryRow = { tryId: string; bucket: string; expiresAt: string };

/** An attempt to take a mail from the mailbox, until it has succeeded. */
type ImportAttemptRow = { mailbox: string; uid: string; tries: number; nextTryAt: string };
