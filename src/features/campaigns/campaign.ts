import { z } from 'zod';
import * as field from '../../model/fields.ts';
import { defineNoun } from '../../model/noun.ts';
import type { StoredRecord } from '../../model/record.ts';
import { accessDays, maxOpenings } from '../first-access/first-access.ts';

/** The lists that are about no single project. */
export const campaignLists = { vip: 'VIP list', newsletter: 'Newsletter' } as const;

const maxEnquiries = 500;

/** An email to people who asked for it. Its keys are the columns of `campaigns`. */
export const campaignSchema = z
  .object({
    name: field.line.max(200, 'Use 200 characters or fewer'),
    lists: field.list.refine(
      (lists) => lists.every((one) => Object.hasOwn(campaignLists, one)),
      'Choose lists',
    ),
    /** The ids of the projects whose priority lists get it. */
    priorityOf: field.list,
    /** People who look for a home in these cities. */
    cities: field.list,
    /** The id of the project that fits what people look for. */
    matching: field.text,
    /** Single people, by the enquiries with which they asked for emails. */
    enquiryIds: field.list.refine(
      (ids) => ids.length <= maxEnquiries,
      `Choose ${maxEnquiries} people or fewer`,
    ),
    /** What people get who have no text in their language: the source, or the translation once there is one. */
    withoutText: z.enum(['source', 'wait']).default('source'),
    /** The id of the partner in whose name it is sent; null: the company. */
    senderId: field.text,
    subject: field.translated(field.line.max(200, 'Use 200 characters or fewer'), 'line'),
    body: field.richText,
    /** The project whose facts stand below the text. */
    projectId: field.text,
    /** How long everybody's own link of first access is open, in days; null: no such link. */
    accessDays: z
      .preprocess(
        (value) => (value === '' || value === undefined ? null : Number(value ?? Number.NaN)),
        z.number().nullable().catch(null),
      )
      .refine(
        (days) => days === null || accessDays.some((one) => one === days),
        'Choose a duration',
      ),
    /** The keys of homes; empty: the whole project. */
    accessHomes: field.list,
    accessOpenings: field.number(`Enter 1 to ${maxOpenings} devices`, {
      min: 1,
      max: maxOpenings,
      isInteger: true,
    }),
  })
  .superRefine(({ accessDays: days, projectId }, context) => {
    if (days !== null && projectId === null)
      context.addIssue({ code: 'custom', path: ['projectId'], message: 'Choose a project' });
  });

export type CampaignInput = z.output<typeof campaignSchema>;

export type Campaign = CampaignInput & StoredRecord;

/** With the name in which it is sent, if that is not the company's. */
export type SentCampaign = Campaign & { fromName?: string };

export const campaignColumnLists = [
  'lists',
  'priorityOf',
  'cities',
  'enquiryIds',
  'accessHomes',
] as const;

type CampaignList = (typeof campaignColumnLists)[number];

/** The lists are JSON text. */
export type CampaignRow = Omit<Campaign, CampaignList> & Record<CampaignList, string>;

export const newCampaign: CampaignInput = {
  name: '',
  lists: [],
  priorityOf: [],
  cities: [],
  matching: null,
  enquiryIds: [],
  withoutText: 'source',
  senderId: null,
  subject: '',
  body: '',
  projectId: null,
  accessDays: null,
  accessHomes: [],
  accessOpenings: 3,
};

export const campaignNoun = defineNoun({
  name: 'campaigns',
  one: 'campaign',
  nameIn: 'name',
  hasNoPast: true,
  isUnlisted: true,
  isInternal: true,
  searchedIn: ['subject'],
});

export const campaignErrors = {
  ...campaignNoun.errors,
  count: 'Failed to count who gets it',
  people: 'Failed to fetch people',
  preview: 'Failed to preview the email',
  trial: 'Failed to send the email to you',
  send: 'Failed to send the campaign',
  sends: 'Failed to fetch what was sent',
  change: 'Failed to change the sending',
  changed: 'Someone else changed this campaign. Reload it, then send.',
  untried: 'Send it to yourself first, as it is now.',
  nobody: 'No one gets this yet. Choose who gets it.',
  noEmail: 'No mail server is connected, so nothing can be sent.',
  late: 'Choose a time in the future.',
  running: 'This campaign is being sent already.',
  isSending: 'This campaign is being sent. Stop it first.',
  tooLong: 'This text is too long for an email. Shorten it.',
  accessEnded: 'Its first access has ended. Stop it, then send it again to the rest.',
  unwritten: 'An email failed. An owner can see why in the log.',
  missing: 'This campaign was deleted.',
  noSender: 'The partner who sends it is not published. Publish the partner, or choose another.',
  noProject: 'This project is not published. Publish it, or choose another.',
} as const;

/** The time at which it is sent in the zone of each reader. */
export const zoneTime = '09:00';

/** How many emails a minute a campaign may write. */
export const sendRates = [10, 30, 60, 120, 300] as const;
export const usualRate = 60;

/**
 * `scheduled`: its people are not chosen yet. `paused`: by a member, or because of `problem`. `done`: nobody is left to be
 * written to.
 */
export type SendState = 'scheduled' | 'running' | 'paused' | 'stopped' | 'done';

/** The subject and the text of a campaign in each language that it has, by locale. */
export type CampaignTexts = Record<string, { subject: string; body: string }>;

export type CampaignSendRow = {
  id: string;
  campaignId: string;
  revision: number;
  /** Stands in the links of its emails, the same for everybody. */
  code: string;
  /** The {@link SentCampaign} as it was when it was sent, as JSON. */
  campaign: string;
  /** {@link CampaignTexts} as JSON. */
  texts: string;
  /** The first access that its links open; null without. */
  accessId: string | null;
  state: SendState;
  /** Why the rules stopped it. */
  problem: string | null;
  /** Emails a minute. */
  rate: number;
  /** The minute in which it last wrote, and how many emails. */
  sliceAt: string | null;
  sliceCount: number;
  at: string;
  /** The day on which it is due at nine in the zone of each reader; null: for everybody at `at`. */
  zoneDay: string | null;
  startedBy: string;
  createdAt: string;
  endedAt: string | null;
};

/** Why a person of the audience was not written to. */
export type LeftOut =
  | 'no-text'
  | 'unconfirmed'
  | 'withdrawn'
  | 'paused'
  | 'muted'
  | 'no-enquiry'
  | 'had-it'
  | 'stopped';

export type CampaignRecipientRow = {
  sendId: string;
  personKey: string;
  subscriptionId: string;
  /** The locale of the email. */
  language: string;
  dueAt: string;
  state: 'waiting' | 'written' | 'left-out';
  reason: LeftOut | null;
  /** Null once an email that the mail server accepted is deleted. */
  messageId: string | null;
} & Record<StoredResult, 0 | 1>;

/** What stays counted when its email, the state of the address or the subscription is deleted. */
export type StoredResult = 'hasFailed' | 'hasReturned' | 'hasLeft';

/** That the email was sent to a member as it was in this revision, with these {@link CampaignTexts}. */
export type CampaignTrialRow = {
  campaignId: string;
  revision: number;
  textsHash: string;
  sentAt: string;
};

export type AudienceCount = {
  people: number;
  /** `hasText`: false if the campaign is not translated into it. `first`: the id of a subscription. */
  languages: { language: string; people: number; hasText: boolean; first: string | null }[];
  leftOut: Partial<Record<LeftOut, number>>;
};

export type CampaignPreview = {
  html: string;
  text: string;
  subject: string;
  from: string;
  /** The first reader; null if nobody gets it yet. */
  to: string | null;
  languages: string[];
  /** What the rules of places say against it. */
  problems: string[];
};

export type SendReport = {
  id: string;
  revision: number;
  state: SendState;
  problem: string | null;
  at: string;
  zoneDay: string | null;
  rate: number;
  from: string;
  startedBy: string;
  endedAt: string | null;
  people: number;
  written: number;
  waiting: number;
  waitingForText: number;
  leftOut: Partial<Record<LeftOut, number>>;
  accepted: number;
  /** Emails that the outbox gave up. */
  failed: number;
  returned: number;
  left: number;
  enquiries: number;
  viewings: number;
  opened: number | null;
};

/** The campaign's screen of sends, and whether it was tried as it is now. */
export type CampaignSends = { isTried: boolean; sends: SendReport[] };

/** The facts of a project below the text of an email, as its page has them in that language. */
export type CampaignProject = {
  title: string;
  /** Null for one that only links of first access open. */
  slug: string | null;
  lines: { label: string; text: string }[];
};
