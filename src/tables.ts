import type { AlertMatchRow } from './features/alerts/alert.ts';
import type { AlertNewsRow } from './features/projects/news/project-offer.ts';
import type { ActivityRow } from './features/activity/activity.ts';
import type { ApiAnswerRow, ApiKeyRow, ApiRequestRow } from './features/api/keys/api-key.ts';
import type { RedirectRow } from './features/addresses/redirect.ts';
import type { FirstAccessLinkRow, FirstAccessRow } from './features/first-access/first-access.ts';
import type { AssistantAccessRow } from './features/assistants/assistant.ts';
import type { ImportItemRow, ImportRow } from './features/moving/moving.ts';
import type { EnquiryRow } from './features/enquiries/enquiry.ts';
import type {
  EnquiryFileRow,
  EnquiryMessageRow,
} from './features/enquiries/conversation/enquiry-message.ts';
import type { EnquiryNoteRow } from './features/enquiries/conversation/enquiry-note.ts';
import type {
  HeldNoticeRow,
  PreferencesRow,
} from './features/enquiries/notifications/notice-times.ts';
import type {
  ConsentProofRow,
  ConsentWithdrawalRow,
} from './features/enquiries/privacy/consent.ts';
import type { MediaRow } from './features/media/media.ts';
import type { MentionRow, NoteRow } from './features/notes/note.ts';
import type {
  CampaignRecipientRow,
  CampaignSendRow,
  CampaignTrialRow,
} from './features/campaigns/campaign.ts';
import type { NounRows } from './features/nouns.ts';
import type { SettingsRow } from './features/settings/setting.ts';
import type { ReaderRow, SubscriptionRow } from './features/subscriptions/subscription.ts';
import type { HostCalendarRow } from './features/viewings/hosts/host-row.ts';
import type { TranslationRow } from './features/translations/translation.ts';
import type { ProposalRow } from './model/proposal.ts';
import type { NounName } from './platform/database/row-types.ts';

/** The tables of features and of records, and the types of their rows. The truth about columns is in `db/migrations`. */
type Rows = {
  activity: ActivityRow<NounName>;
  /** Who is to be told of which project, or was. */
  alertMatches: AlertMatchRow;
  /** What changed in public projects, until everybody who wants to know is told. */
  alertNews: AlertNewsRow;
  apiAnswers: ApiAnswerRow;
  apiRequests: ApiRequestRow;
  apiKeys: ApiKeyRow;
  assistantAccess: AssistantAccessRow;
  /** The brochures that an instance is making. */
  brochureLeases: { key: string; leaseUntil: string };
  /** What proves consents to emails of erased enquiries, under a hashed key. */
  consentProofs: ConsentProofRow;
  /** When and how people unsubscribed, under a hashed key. */
  consentWithdrawals: ConsentWithdrawalRow;
  deadLinks: DeadLinkRow;
  deskPreferences: PreferencesRow;
  drafts: DraftRow;
  enquiries: EnquiryRow;
  enquiryFiles: EnquiryFileRow;
  enquiryMessages: EnquiryMessageRow;
  enquiryNotes: EnquiryNoteRow;
  /** The accounts that have dismissed their checklist. */
  firstDays: { email: string; putAwayAt: string };
  skippedSteps: { email: string; step: string };
  heldNotices: HeldNoticeRow;
  hostCalendars: HostCalendarRow;
  imports: ImportRow;
  /** What an import did, or would do, with each record and file of its source. */
  importItems: ImportItemRow;
  ignoredPaths: { path: string; ignoredBy: string; ignoredAt: string };
  /** The scheduled steps that failed, until they succeed. */
  failedSteps: FailedStep;
  firstAccesses: FirstAccessRow;
  firstAccessLinks: FirstAccessLinkRow;
  listViews: ListViewRow;
  media: MediaRow;
  mediaStates: MediaStateRow;
  mentions: MentionRow;
  notes: NoteRow;
  notFoundVisits: NotFoundVisitsRow;
  pastFiles: PastFileRow;
  pastVersions: PastVersionRow;
  previewLinks: PreviewLinkRow;
  /** What assistants propose, which people take or dismiss. */
  proposals: ProposalRow;
  publications: PublicationRow;
  /** What the owners were told about a record, so that no instance tells them twice. */
  recordNotices: { noun: NounName; recordId: string; notice: string; sentAt: string };
  campaignRecipients: CampaignRecipientRow;
  campaignSends: CampaignSendRow;
  campaignTrials: CampaignTrialRow;
  readers: ReaderRow;
  redirects: RedirectRow;
  schedules: ScheduleRow;
  subscriptions: SubscriptionRow;
  versions: VersionRow;
};

/** The unpublished changes of a record. */
type DraftRow = {
  noun: NounName;
  recordId: string;
  /** The record's revision, shared by its drafts and its public version. */
  revision: number;
  slug: string | null;
  /** The record as JSON text. */
  record: string;
  /** 1 if the record was ever public. */
  wasPublic: 0 | 1;
  savedBy: string;
  savedAt: string;
};

/** A broken link in the text of a record. One that is not certain is decided by the next check. */
type DeadLinkRow = {
  noun: NounName;
  recordId: string;
  address: string;
  fault: string;
  isCertain: 0 | 1;
  since: string;
};

/** The number of requests for a missing page on a UTC date. */
type NotFoundVisitsRow = {
  path: string;
  day: string;
  people: number;
  robots: number;
  /** The host of the last referring page. */
  cameFrom: string | null;
};

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
type ListViewRow = {
  id: string;
  noun: NounName;
  name: string;
  /** The query of the list's URL. */
  query: string;
  savedBy: string;
  savedAt: string;
};

/** When a record is published or unpublished automatically. */
type ScheduleRow = {
  noun: NounName;
  recordId: string;
  /** When the draft of the record is published. */
  publishAt: string | null;
  unpublishAt: string | null;
  /** Who chose when the record is unpublished. */
  unpublishSetBy: string | null;
  /** Why scheduled publication failed. */
  problem: string | null;
};

/** A step that failed, and when it is tried again. */
type FailedStep = {
  noun: NounName;
  recordId: string;
  action: string;
  at: string;
  /** That of the draft; 0 without one. */
  revision: number;
  failures: number;
  retryAt: string;
};

type VersionRow = {
  id: string;
  noun: NounName;
  recordId: string;
  revision: number;
  slug: string | null;
  /** The record as JSON text. */
  record: string;
  /** 1 for the last version of a deleted record. */
  isDeleted: 0 | 1;
  /** 0 for a draft. */
  isPublic: 0 | 1;
  savedBy: string;
  savedAt: string;
};

/** When a revision of a record was public, and at which position. */
type PublicationRow = {
  noun: NounName;
  recordId: string;
  revision: number;
  /** Null without an order, or if it is not known. */
  displayOrder: number | null;
  publicFrom: string;
  /** Null while it is public. */
  publicUntil: string | null;
};

/** When a file had a description. Triggers write it. */
type MediaStateRow = Pick<
  MediaRow,
  | 'url'
  | 'kind'
  | 'bytes'
  | 'pdfBytes'
  | 'alt'
  | 'isDecorative'
  | 'focalX'
  | 'focalY'
  | 'wideFocalX'
  | 'wideFocalY'
  | 'imageType'
  | 'posterUrl'
  | 'smallFilms'
  | 'luminance'
> & { validFrom: string; validUntil: string | null };

/** A version that was public, of a record that is no longer in the bin. */
type PastVersionRow = Pick<VersionRow, 'noun' | 'recordId' | 'revision' | 'record'>;

/** A file that was public and is no longer in the library. Its bytes are under `past/` in storage. */
type PastFileRow = { url: string; bytes: number; publicFrom: string; publicUntil: string };

/** The connection takes them from here: the model and the platform name none. */
declare module './model/noun.ts' {
  interface VersionedRows extends NounRows {
    settings: SettingsRow;
    translations: TranslationRow;
  }
}
declare module './platform/database/row-types.ts' {
  interface Tables extends Rows {}
}
