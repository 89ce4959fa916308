/** A mail to a person, or from one. */
export type EnquiryMessageRow = {
  id: string;
  enquiryId: string;
  direction: 'sent' | 'received';
  /** Unique: makes sending idempotent. Received ones are known by their `messageId`. */
  submissionKey: string | null;
  messageId: string;
  inReplyTo: string | null;
  /** Separated by spaces, the oldest first. */
  threadReferences: string | null;
  subject: string;
  bodyHtml: string;
  bodyText: string;
  fromName: string;
  fromAddress: string;
  /** The e-mail of the member who wrote it. */
  sentBy: string | null;
  /** 1 where no person wrote it, such as an absence. */
  isAutomatic: 0 | 1;
  /** The names of files that were too large to be kept. */
  filesLeftOut: string | null;
  createdAt: string;
};

/** A file that came with a mail. Only staff read it. */
export type EnquiryFileRow = {
  id: string;
  messageId: string;
  name: string;
  type: string;
  size: number;
  /** In base64. */
  content: string;
};

/** What a mail is that the desk has written. */
export type MailPurpose = 'reply' | 'reminder' | 'given' | 'answer' | 'digest';

export type MessageFile = Pick<EnquiryFileRow, 'id' | 'name' | 'size'>;

export const replyErrors = { send: 'Failed to send the reply' } as const;

export type Replied = { outcome: 'sent' } | { outcome: 'gone' };

/** `Re: ` once, however often it was answered. */
export function replySubject(subject: string) {
  return `Re: ${subject.replace(/^(\s*(re|aw|sv|fwd?)\s*:\s*)+/i, '')}`;
}
