export type OutgoingMailRow = {
  id: string;
  enquiryId: string | null;
  kind: 'notice' | 'confirmation';
  /** `<…@host>`, the same at every try: a mail that arrives twice is known by it. */
  messageId: string;
  recipient: string;
  recipientFolded: string;
  replyTo: string | null;
  /** Where one press ends letters of this kind; none for those that answer somebody. */
  unsubscribeUrl: string | null;
  subject: string;
  bodyText: string;
  bodyHtml: string;
  state: 'waiting' | 'sent' | 'failed';
  tries: number;
  nextTryAt: string;
  /** Until then one instance is sending the mail. */
  leaseUntil: string | null;
  lastError: string | null;
  /** When it was put into the outbox, for the first time or again by hand. */
  createdAt: string;
  sentAt: string | null;
};

/** A mail before it is put into the outbox. */
export type OutgoingMail = Partial<Pick<OutgoingMailRow, 'unsubscribeUrl'>> &
  Pick<
    OutgoingMailRow,
    'enquiryId' | 'kind' | 'recipient' | 'replyTo' | 'subject' | 'bodyText' | 'bodyHtml'
  >;
