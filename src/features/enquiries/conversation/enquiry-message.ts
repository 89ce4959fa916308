import type { EmailProblem } from '../../../lib/web/email-problem.ts';

/** A mail to a person, or from one. */
export type EnquiryMessageRow = {
  id: string;
  enquiryId: string;
  direction: 'sent' | 'received';
  /** Unique, which makes sending idempotent. Null for received messages, which `messageId` identifies. */
  submissionKey: string | null;
  messageId: string;
  inReplyTo: string | null;
  /** Separated by spaces, oldest first. */
  threadReferences: string | null;
  subject: string;
  bodyHtml: string;
  bodyText: string;
  fromName: string;
  fromAddress: string;
  /** The e-mail of the member who wrote it. */
  sentBy: string | null;
  /** 1 for automatic mails, such as out-of-office replies. */
  isAutomatic: 0 | 1;
  /** The names of files that were too large to store. */
  filesLeftOut: string | null;
  /** Where the sender wants answers, if elsewhere. */
  replyTo?: string | null;
  /** Tells two mails with one `messageId` apart. Null for sent messages and those of earlier releases. */
  contentDigest?: string | null;
  problem?: EmailProblem | null;
  createdAt: string;
};

/** A file attached to a mail. Only staff can read it. */
export type EnquiryFileRow = {
  id: string;
  messageId: string;
  name: string;
  type: string;
  size: number;
  /** Base64. */
  content: string;
};

/** The purpose of a mail from the desk. */
export type EmailPurpose =
  | 'reply'
  | 'reminder'
  | 'given'
  | 'answer'
  | 'digest'
  | 'alert'
  | 'campaign';

export type MessageFile = Pick<EnquiryFileRow, 'id' | 'name' | 'size'>;

export const replyErrors = {
  send: 'Failed to send the reply',
  dismiss: 'Failed to dismiss the prepared reply',
} as const;

export type ReplyOutcome = { outcome: 'sent' } | { outcome: 'gone' };

/** Adds `Re: ` only once. */
export function replySubject(subject: string) {
  return `Re: ${subject.replace(/^(\s*(re|aw|sv|fwd?)\s*:\s*)+/i, '')}`;
}
