import type { ActivityRow } from '../features/activity/activity.ts';
import type { RedirectRow } from '../features/addresses/redirect.ts';
import type { FirstAccessLinkRow, FirstAccessRow } from '../features/first-access/first-access.ts';
import type { EnquiryRow } from '../features/enquiries/enquiry.ts';
import type { EnquiryFileRow, EnquiryMessageRow } from '../features/enquiries/enquiry-message.ts';
import type { HeldNoticeRow, PreferencesRow } from '../features/enquiries/notice-times.ts';
import type { MediaRow } from '../features/media/media.ts';
import type { NounRows } from '../features/nouns.ts';
import type { SettingsRow } from '../features/settings/setting.ts';
import type { OutgoingMailRow } from './mail-row.ts';

/** The tables whose records have versions. */
export type NounName = keyof VersionedRows;

type VersionedRows = NounRows & { settings: SettingsRow };

/** Every table and the type of its rows. The truth about columns is in `db/migrations`. */
export type Tables = VersionedRows & {
  activity: ActivityRow<NounName>;
  contentVersion: { id: number; version: number };
  deadLinks: DeadLinkRow;
  deskPreferences: PreferencesRow;
  drafts: DraftRow;
  enquiries: EnquiryRow;
  enquiryFiles: EnquiryFileRow;
  enquiryMessages: EnquiryMessageRow;
  /** The accounts that have put their checklist away. */
  firstDays: { email: string; putAwayAt: string };
  skippedSteps: { email: string; step: string };
  heldNotices: HeldNoticeRow;
  ignoredPaths: { path: string; ignoredBy: string; ignoredAt: string };
  firstAccesses: FirstAccessRow;
  firstAccessLinks: FirstAccessLinkRow;
  instances: InstanceRow;
  jobs: JobRow;
  /** Who wants no more letters, under a key that tells nobody who it is. */
  lettersLeft: { personKey: string; leftAt: string };
  limitTries: LimitTryRow;
  listViews: ListViewRow;
  media: MediaRow;
  notFoundVisits: NotFoundVisitsRow;
  outgoingMails: OutgoingMailRow;
  previewLinks: PreviewLinkRow;
  redirects: RedirectRow;
  sharedSecret: { id: number; sealed: string; fingerprint: string };
  unpublishings: UnpublishingRow;
  versions: VersionRow;
};

/** What is saved of a record and not public. */
type DraftRow = {
  noun: NounName;
  recordId: string;
  /** Of the record: one count for its drafts and what is public of it. */
  revision: number;
  slug: string | null;
  /** The record as JSON text. */
  record: string;
  /** 1 for a record that was public and is hidden, or still is. */
  wasPublic: 0 | 1;
  /** The moment at which it becomes public by itself. */
  publishAt: string | null;
  /** Why it did not. */
  problem: string | null;
  savedBy: string;
  savedAt: string;
};

/** A link in the text of a record that leads nowhere. Of one that is not certain, the next look decides. */
type DeadLinkRow = {
  noun: NounName;
  recordId: string;
  address: string;
  fault: string;
  isCertain: 0 | 1;
  since: string;
};

/** How often an address without a page was asked for on a day of UTC. */
type NotFoundVisitsRow = {
  path: string;
  day: string;
  people: number;
  robots: number;
  /** The host of the page that led there last. */
  cameFrom: string | null;
};

/** A process that lives, with its settings as JSON text. */
type InstanceRow = { id: string; settings: string; startedAt: string; seenAt: string };

export type JobRow = { name: string; dueAt: string; tries: number; leaseUntil: string | null };

/** One try as one bucket counts it, until it expires. */
type LimitTryRow = { tryId: string; bucket: string; expiresAt: string };

/** A link that opens the preview of a record until it expires or is withdrawn. */
type PreviewLinkRow = {
  id: string;
  tokenHash: string;
  noun: NounName;
  recordId: string;
  expiresAt: string;
  opened: number;
  lastOpenedAt: string | null;
  createdBy: string;
  createdAt: string;
  withdrawnAt: string | null;
};

/** A view of the list of a noun's records that somebody keeps. */
type ListViewRow = {
  id: string;
  noun: NounName;
  name: string;
  /** Of the address of the list. */
  query: string;
  savedBy: string;
  savedAt: string;
};

/** A record that is hidden again by itself. */
type UnpublishingRow = { noun: NounName; recordId: string; unpublishAt: string; setBy: string };

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
  /** 0 for a draft. */
  isPublic: 0 | 1;
  savedBy: string;
  savedAt: string;
};
