export type OutgoingMailRow = {
  id: string;
  enquiryId: string | null;
  kind: 'notice' | 'confirmation';
  /** `<…@host>`, the same at every try: a mail that arrives twice is known by it. */
  messageId: string;
  recipient: string;
  recipientFolded: string;
  replyTo: string | null;
  subject: string;
  bodyText: string;
  bodyHtml: string;
  state: 'waiting' | 'sent' | 'failed';
  tries: number;
  nextTryAt: string;
  /** While this lies ahead, one instance is sending the mail. */
  leaseUntil: string | null;
  lastError: string | null;
  /** When it was put into the outbox, for the first time or again by hand. */
  createdAt: string;
  sentAt: string | null;
};

/** What somebody wants to be sent. */
export type OutgoingMail = Pick<
  OutgoingMailRow,
  'enquiryId' | 'kind' | 'recipient' | 'replyTo' | 'subject' | 'bodyText' | 'bodyHtml'
>;
