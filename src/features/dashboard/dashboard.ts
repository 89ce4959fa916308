import { z } from 'zod';
import type { ActivityEntry } from '../activity/activity.ts';
import type { UnseenMention } from '../notes/note.ts';
import type { OfficeViewing } from '../viewings/office/office-viewing.ts';
import type { EnquiryFormName } from '../enquiries/enquiry.ts';
import type { ListedEnquiry, UnsentReply } from '../enquiries/inbox/enquiry-inbox.ts';

export const dashboardErrors = {
  fetch: 'Failed to fetch the dashboard',
  putAway: 'Failed to dismiss the checklist',
  skipStep: 'Failed to skip the step. Please try again.',
  bringBack: 'Failed to restore the checklist',
} as const;

export const putAwaySchema = z.object({ isAway: z.boolean() });

/** The first items of a list, and its total. */
type FirstItems<T> = { total: number; first: T[] };

/** An unanswered enquiry. `reader` opened it and then marked it as new again. */
export type WaitingEnquiry = ListedEnquiry & { reader: string | null };

export type RecordSummary = {
  id: string;
  /** For example `Project`. */
  kind: string;
  /** Empty if it has none yet. */
  name: string;
  /** The URL of its form. */
  address: string;
};

export type Scheduled = RecordSummary & {
  savedBy: string;
  at: string;
  /** True if the record will be unpublished, false if it will be published. */
  isEnd: boolean;
  /** The labels of the fields that differ from the public version; undefined if there is none. */
  changes: string[] | undefined;
};

export type Unfinished = RecordSummary & {
  savedBy: string;
  savedAt: string;
  /** Why the scheduled publication failed. */
  problem: string | null;
  state: 'draft' | 'changed' | 'hidden';
  /** The required fields that are empty. */
  lacks: string[];
  /** The fields with an invalid value. */
  faults: string[];
};

/** The number of affected projects, and the id of the first. */
type Lack = { count: number; firstId: string | undefined };

export type Stopped = Pick<Unfinished, 'name' | 'address'> & {
  action: 'publish' | 'unpublish';
  /** Null if it is tried again. */
  problem: string | null;
};

type Unlawful = Pick<Unfinished, 'name' | 'address'> & {
  /** True for a draft that cannot be published at its time. */
  isScheduled: boolean;
  reason: string;
};

type Expiring = Pick<Unfinished, 'name' | 'address'> & {
  /** `Disclosure statement` */
  filing: string;
  daysLeft: number;
};

export type Care = {
  isEmailSetUp: boolean;
  /** How to set it up, for those who can. */
  emailHint: string | undefined;
  /** The forms whose enquiries no one would be notified of. */
  unnotifiedForms: EnquiryFormName[];
  emailsWaiting: number;
  emailsFailed: number;
  /** What was not published or unpublished as it should, latest first. */
  stopped: Stopped[];
  /** Public records and scheduled drafts against a rule of a place. */
  unlawful: Unlawful[];
  /** Filings of public projects that expire within 30 days, the first first. */
  expiring: Expiring[];
  /** The webhooks that the site switched off, latest first. */
  stoppedWebhooks: { name: string; reason: string }[];
  deadLinks: number;
  imagesWithoutText: number;
  addressesNotFound: number;
  /** The claims that are due for review. */
  claimsToReview: number;
  /** The rules of places that are due for review. */
  rulesToReview: number;
  /** By language: the texts whose source has changed since they were translated, and where the first one is. */
  changedTexts: { language: string; count: number; address: string }[];
  /** By language: the texts that public translations lack, and where the first one is. */
  missingTexts: { language: string; count: number; address: string }[];
  withoutCoordinates: Lack;
  withoutPrice: Lack;
};

export const firstDaySteps = [
  'company',
  'office',
  'cities',
  'privacy',
  'mail',
  'project',
  'pages',
  'pictures',
  'colleague',
  'password',
] as const;

export type FirstDayStep = (typeof firstDaySteps)[number];

/** For each step, whether it is done or this account skipped it. */
export type FirstDay = Record<FirstDayStep, boolean | 'skipped'>;

export const skipStepSchema = z.object({ step: z.enum(firstDaySteps), isSkipped: z.boolean() });

export type DashboardData = {
  now: string;
  /** The names of the accounts by e-mail. */
  names: Record<string, string>;
  waiting: FirstItems<WaitingEnquiry>;
  unsentReplies: FirstItems<UnsentReply>;
  /** How many enquiries are held as possible spam. */
  held: number;
  /** The booked viewings of today. */
  viewings: FirstItems<OfficeViewing>;
  /** Enquiries due for follow-up. */
  followUps: FirstItems<ListedEnquiry>;
  /** Notes that mention the member, which they have not seen. */
  mentions: FirstItems<UnseenMention>;
  /** The following are undefined if the role may not see them. */
  scheduled: FirstItems<Scheduled> | undefined;
  unfinished: FirstItems<Unfinished> | undefined;
  changes: ActivityEntry[] | undefined;
  care: Care | undefined;
  /** Undefined once all steps are done or this account dismissed the list. */
  firstDay: FirstDay | undefined;
};
