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
  /** What it is, beyond its kind. */
  purpose: 'reply' | 'reminder' | 'given' | 'answer' | 'digest' | null;
  /** The mail that it answers. */
  inReplyTo: string | null;
  /** The mails before it in its thread, separated by spaces. */
  threadReferences: string | null;
  /** What a digest tells of, as JSON. */
  digestOf: string | null;
};

/** A mail before it is put into the outbox. */
export type OutgoingMail = Pick<
  OutgoingMailRow,
  'enquiryId' | 'kind' | 'recipient' | 'replyTo' | 'subject' | 'bodyText' | 'bodyHtml'
> &
  Partial<
    Pick<
      OutgoingMailRow,
      'purpose' | 'inReplyTo' | 'threadReferences' | 'messageId' | 'unsubscribeUrl' | 'digestOf'
    > & {
      /** It is not sent before. */
      notBefore: Date;
    }
  >;
