export type OutgoingEmailRow = {
  id: string;
  enquiryId: string | null;
  kind: 'notice' | 'confirmation';
  /** `<…@host>`, the same at every try, so that mail programs recognise a duplicate. */
  messageId: string;
  recipient: string;
  recipientFolded: string;
  replyTo: string | null;
  /** The name beside the address of the site, for who sends in a name of their own. */
  fromName: string | null;
  /** The one-click unsubscribe URL; null for mails that answer somebody. */
  unsubscribeUrl: string | null;
  subject: string;
  bodyText: string;
  bodyHtml: string;
  state: 'waiting' | 'sent' | 'failed';
  tries: number;
  nextTryAt: string;
  /** Until this time one instance is sending the mail. */
  leaseUntil: string | null;
  lastError: string | null;
  /** The time it was queued, for the first time or again by hand. */
  createdAt: string;
  sentAt: string | null;
  /** A more specific purpose within its kind. */
  purpose: 'reply' | 'reminder' | 'given' | 'answer' | 'digest' | 'alert' | 'campaign' | null;
  /** A keyed hash of the address, for emails that end when the person unsubscribes. */
  personKey: string | null;
  /** The subscription that it is sent for, with which it ends. */
  subscriptionId: string | null;
  /** The Message-ID of the mail that it answers. */
  inReplyTo: string | null;
  /** The Message-IDs of the earlier mails in its thread, separated by spaces. */
  threadReferences: string | null;
  /** The contents of a digest, as JSON. */
  digestOf: string | null;
  /** The iCalendar that goes with it, with its method. */
  calendar: string | null;
};

/** A mail that is not yet in the outbox. */
export type OutgoingEmail = Pick<
  OutgoingEmailRow,
  'enquiryId' | 'kind' | 'recipient' | 'replyTo' | 'subject' | 'bodyText' | 'bodyHtml'
> &
  Partial<
    Pick<
      OutgoingEmailRow,
      | 'purpose'
      | 'personKey'
      | 'subscriptionId'
      | 'inReplyTo'
      | 'threadReferences'
      | 'messageId'
      | 'unsubscribeUrl'
      | 'digestOf'
      | 'calendar'
      | 'fromName'
    > & {
      notBefore: Date;
    }
  >;
