import { z } from 'zod';
import type { ActivityEntry } from '../activity/activity.ts';
import type { ListedEnquiry } from '../enquiries/enquiry-inbox.ts';

export const dashboardErrors = {
  fetch: 'Failed to fetch your day',
  putAway: 'Failed to put the first day away',
  skipStep: 'Failed to skip the step. Please try again.',
  bringBack: 'Failed to bring the first day back',
} as const;

export const putAwaySchema = z.object({ isAway: z.boolean() });

/** The first of a list, and how long it is. */
type FirstOf<T> = { total: number; first: T[] };

/** An enquiry that nobody has dealt with. `reader` has opened it and marked it as new again. */
export type WaitingEnquiry = ListedEnquiry & { reader: string | null };

export type DraftLeft = {
  id: string;
  /** `Project` */
  kind: string;
  /** Empty where it has none yet. */
  name: string;
  /** Of its form. */
  address: string;
  savedBy: string;
  savedAt: string;
};

export type Scheduled = DraftLeft & {
  at: string;
  /** Then it is hidden; else it becomes public. */
  isEnd: boolean;
  /** The fields that differ from what visitors see; undefined for what they have never seen. */
  changes: string[] | undefined;
};

export type Unfinished = DraftLeft & {
  /** Why it was not published at its moment. */
  problem: string | null;
  state: 'draft' | 'changed' | 'hidden';
  /** Fields without which it cannot be public. */
  lacks: string[];
  /** Fields whose value would not be taken. */
  faults: string[];
};

/** How many projects lack something, and the first of them. */
type Lack = { count: number; firstId: string | undefined };

export type Care = {
  isMailSetUp: boolean;
  mailsWaiting: number;
  mailsFailed: number;
  /** Scheduled records that were not published, the latest first. */
  stopped: Pick<Unfinished, 'name' | 'address' | 'problem'>[];
  deadLinks: number;
  picturesWithoutText: number;
  addressesNotFound: number;
  /** Whose day to look again has come. */
  claimsToLookAt: number;
  withoutCoordinates: Lack;
  withoutPrice: Lack;
};

export const firstDaySteps = [
  'company',
  'office',
  'cities',
  'mail',
  'project',
  'pages',
  'pictures',
  'colleague',
  'password',
] as const;

export type FirstDayStep = (typeof firstDaySteps)[number];

/** Which steps are done, or passed over by this account. */
export type FirstDay = Record<FirstDayStep, boolean | 'skipped'>;

export const skipStepSchema = z.object({ step: z.enum(firstDaySteps), isSkipped: z.boolean() });

export type DashboardData = {
  now: string;
  /** The names of the accounts, by their e-mails. */
  names: Record<string, string>;
  waiting: FirstOf<WaitingEnquiry>;
  /** Whose day to be followed up has come. */
  followUps: FirstOf<ListedEnquiry>;
  /** These are undefined for whose role has no part in them. */
  scheduled: FirstOf<Scheduled> | undefined;
  unfinished: FirstOf<Unfinished> | undefined;
  changes: ActivityEntry[] | undefined;
  care: Care | undefined;
  /** Undefined once it is done, or this account has put it away. */
  firstDay: FirstDay | undefined;
};
