import { localeLanguage } from '../../../lib/text/languages.ts';
import { plural } from '../../../lib/text/plural.ts';
import type { InboxSettings } from '../../../site/settings/inbox.ts';
import type { Proposal } from '../../../model/proposal.ts';
import { settings } from '../../../site/settings/settings.ts';
import type {
  EnquiryMessageRow,
  EmailPurpose,
  MessageFile,
} from '../conversation/enquiry-message.ts';
import type { EnquiryNote } from '../conversation/enquiry-note.ts';
import { enquiryForms, type Enquiry, type EnquiryFormName, type EnquiryRow } from '../enquiry.ts';
import { subscriptionForms, type Consent, type ConsentForm } from '../privacy/consent.ts';
import type { SubscriptionRow } from '../../subscriptions/subscription.ts';
import type { InboxFolder } from './inbox-filter.ts';

export const enquiryErrors = {
  fetch: 'Failed to fetch enquiries',
  save: 'Failed to save enquiry',
  name: 'Failed to save your name',
  note: 'Failed to save note',
  delete: 'Failed to delete enquiry',
  resend: 'Failed to resend email',
  export: 'Failed to export enquiries',
  erase: 'Failed to erase enquiries',
  unsubscribe: 'Failed to unsubscribe this person',
  unmute: 'Failed to allow emails to this person',
  preferences: 'Failed to save your notifications',
} as const;

export const enquiriesOnAPage = 30;

export type ListedEnquiry = Pick<
  EnquiryRow,
  | 'id'
  | 'form'
  | 'aboutName'
  | 'name'
  | 'email'
  | 'status'
  | 'readAt'
  | 'givenTo'
  | 'followUpOn'
  | 'cameBy'
  | 'joinedTo'
  | 'isHeld'
  | 'consentLanguage'
  | 'viewingState'
  | 'viewingDetails'
  | 'createdAt'
> & {
  /** The beginning of the message. */
  excerpt: string;
  hasFailedEmail: boolean;
};

/** A reply that the mail server has not taken yet, or that came back. */
export type UnsentReply = Pick<
  EnquiryRow,
  'id' | 'form' | 'aboutName' | 'cameBy' | 'name' | 'email' | 'createdAt'
> & {
  mailId: string;
  /** False while it is tried again. */
  hasFailed: boolean;
  /** In plain words; empty if it was not tried yet. */
  cause: string;
};

export type InboxPage = {
  enquiries: ListedEnquiry[];
  total: number;
  /** Counts all without an answer, whatever the filter. */
  waiting: number;
  /** Counts all held enquiries, whatever the filter. */
  heldEnquiries: number;
  /** Counts all enquiries of each folder that has a tab, whatever the filter. */
  folders: Record<Exclude<InboxFolder, 'unsent'>, number>;
};

/** A member with an account. */
export type MemberName = {
  id: string;
  name: string;
  email: string;
  /** The ids of the partner, projects and hosts that limit which enquiries the member may open. Absent: no limit. */
  opens?: string[] | undefined;
};

/** The language of the form that somebody sent, such as `French`. Empty if it is the one that records are written in. */
export function otherLanguage({ consentLanguage }: Pick<EnquiryRow, 'consentLanguage'>) {
  const source = settings().language.locale;
  const isOther = consentLanguage !== '' && consentLanguage !== source;
  return isOther ? localeLanguage(consentLanguage) : '';
}

export type InboxEnquiry = Omit<
  Enquiry,
  'submissionKey' | 'emailFolded' | 'searchText' | 'viewingToken'
>;

export type EnquiryEmail = {
  id: string;
  kind: 'notice' | 'confirmation';
  purpose: EmailPurpose | null;
  recipient: string;
  subject: string;
  bodyText: string;
  state: 'waiting' | 'sent' | 'failed';
  tries: number;
  nextTryAt: string;
  lastError: string | null;
  sentAt: string | null;
};

export type ThreadMessage = Pick<
  EnquiryMessageRow,
  | 'id'
  | 'enquiryId'
  | 'direction'
  | 'messageId'
  | 'subject'
  | 'bodyHtml'
  | 'fromName'
  | 'fromAddress'
  | 'sentBy'
  | 'isAutomatic'
  | 'filesLeftOut'
  | 'replyTo'
  | 'problem'
  | 'createdAt'
> & {
  files: MessageFile[];
  /** The delivery state, for sent messages. */
  mail: EnquiryEmail | null;
  /** True if a received message has the name or address of a member, or our own address. */
  namesTeam: boolean;
  /** True for a reply that says nothing but to stop. */
  asksToStop?: boolean;
};

/** The sender's other enquiries, newest first, and the messages of all of them and our notes on them, oldest first. */
export type Thread = { others: ListedEnquiry[]; messages: ThreadMessage[]; notes: EnquiryNote[] };

export type OpenedEnquiry = {
  enquiry: InboxEnquiry;
  mails: EnquiryEmail[];
  thread: Thread;
  /** The register of consents of the sender. */
  consents: Consent[];
  /** False if no mail server is configured. */
  canSend: boolean;
  /** The templates of replies, in the language of the form. */
  templates: InboxSettings['templates'];
  /** The reply that an assistant has prepared, as plain text. */
  prepared?: Proposal | undefined;
};

export type PersonFound = {
  enquiries: ListedEnquiry[];
  mails: number;
  /** The person's letters in other people's threads. */
  letters: Pick<ThreadMessage, 'id' | 'subject' | 'createdAt'>[];
  consents: Consent[];
  /** The number of subscriptions, ended ones included. */
  subscriptions: number;
  /** Why emails that the person subscribed to are no longer sent. */
  muted?: MutedReader | undefined;
};

export type MutedReader = {
  since: string;
  reason: 'bounced' | 'complained';
  status: string | null;
};

export type ExportedEnquiry = InboxEnquiry & {
  mails: EnquiryEmail[];
  /** Includes the content of files, in base64. */
  messages: ThreadMessage[];
  notes: EnquiryNote[];
  activity: { at: string; act: string; detail: string }[];
  /** The other systems that were told of it. */
  sentTo: { system: string; event: string; sentAt: string }[];
};

/** All data of one person, as exported. */
export type ExportedPerson = {
  enquiries: ExportedEnquiry[];
  /** The person's letters in other people's threads. */
  letters: ThreadMessage[];
  /** The register of consents. */
  consents: Consent[];
  /** What the person asked to hear about, with the name of its project. */
  subscriptions: (Omit<SubscriptionRow, 'sameKey' | 'personKey'> & { project: string })[];
  /** The emails about it. */
  subscriptionEmails: EnquiryEmail[];
};

/** `entryId` is the activity entry by which the change can be undone. */
export type NoteOutcome = { outcome: 'done'; entryId: string | null } | { outcome: 'gone' };

export type Erased = Record<'enquiries' | 'mails' | 'letters' | 'subscriptions', number>;

/** Short names of the forms. */
export const formLabels: Record<EnquiryFormName, string> = {
  contact: 'Contact',
  'partner-contact': 'Partners',
  'project-interest': 'Projects',
  vip: 'VIP',
  join: 'Join',
};

/** The name of the form with which a consent was given. */
export function consentFormLabel(form: ConsentForm) {
  return form === 'tell-me-when' || form === 'import' ? subscriptionForms[form] : formLabels[form];
}

export function unnotifiedText(forms: readonly EnquiryFormName[]) {
  const isAll = forms.length === Object.keys(formLabels).length;
  if (isAll) return 'No one is notified of enquiries.';
  return `No one is notified of enquiries from: ${forms.map((form) => formLabels[form]).join(', ')}.`;
}

export function heldText(count: number) {
  return plural(
    count,
    '# enquiry is held as possible spam. No one has been notified.',
    '# enquiries are held as possible spam. No one has been notified.',
  );
}

type Topic = Pick<EnquiryRow, 'form' | 'aboutName'> & Partial<Pick<EnquiryRow, 'cameBy'>>;

/** For example `Kestrel House`, `Partner: Mei Tanaka`, `VIP`. */
export function enquiryTopic({ form, aboutName, cameBy }: Topic) {
  if (cameBy === 'mail') return 'Email';
  if (cameBy === 'team') return `${formLabels[form]}, added by the team`;
  if (!aboutName) return formLabels[form];
  return form === 'partner-contact' ? `Partner: ${aboutName}` : aboutName;
}

/** The sender's name, or else the e-mail. Spam may have neither. */
export function senderName({ name, email }: Pick<EnquiryRow, 'name' | 'email'>) {
  return name || email || 'No name';
}

/** The answer to the form's free-text field. */
export function enquiryMessage({ form, answers }: Pick<Enquiry, 'form' | 'answers'>) {
  const field = enquiryForms[form].fields.find(({ kind }) => kind === 'long-text');
  return field ? (answers[field.name] ?? '') : '';
}
