import { dateIn } from '../../lib/time/dates.ts';
import { subscriptionMessages } from '../../messages/subscriptions.ts';
import type { OutgoingEmail } from '../../platform/mail/row.ts';
import type { EmailContent } from '../../site/emails/email-content.ts';
import { renderEmail } from '../../site/emails/render-email.ts';
import { paths } from '../../site/paths.ts';
import { headOffice, officeAddress } from '../../site/settings/settings.ts';
import { leavingLink } from './leaving-link.ts';
import type { SubscriptionRow } from './subscription.ts';

type Recipient = Pick<SubscriptionRow, 'id' | 'personKey' | 'email'>;

/** A subscription with the name of its project or its search in words; empty for launches. */
type Reason = Pick<SubscriptionRow, 'kind' | 'askedAt'> & { about: string };

type ListEmail = {
  subscription: Recipient;
  /** What it was asked for by. */
  reasons: readonly Reason[];
  purpose: 'alert' | 'campaign';
  subject: string;
  content: Omit<EmailContent, 'footer' | 'isToVisitor'>;
  /** The secrets of the link that unsubscribes and of the reader's own page. */
  leaving: string;
  reader: string;
  siteUrl: URL;
};

/**
 * An email to somebody who asked for it, in the language that runs: with the reason, one click that ends it, the page of
 * one's own and the imprint. It loads nothing and does not say whether it was read.
 */
export function listEmail(email: ListEmail): OutgoingEmail {
  const { subscription, reasons, purpose, subject, leaving, reader, siteUrl } = email;
  const leave = new URL(paths.leaveLetters(leaving), siteUrl).href;
  const texts = subscriptionMessages().emails;
  const content: EmailContent = {
    ...email.content,
    footer: {
      text: reasons
        .map(({ kind, askedAt, about }) =>
          texts.why[kind](dateIn(headOffice().timeZone, askedAt), about),
        )
        .join('\n'),
      link: leavingLink(leave, reasons.length > 1),
      own: { label: texts.own, url: new URL(paths.reader(reader), siteUrl).href },
    },
    isToVisitor: true,
  };
  return {
    enquiryId: null,
    kind: 'notice',
    purpose,
    personKey: subscription.personKey,
    subscriptionId: subscription.id,
    recipient: subscription.email,
    replyTo: officeAddress() || null,
    subject,
    ...renderEmail(content),
    unsubscribeUrl: leave,
  };
}
