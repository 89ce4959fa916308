import { subscriptionMessages } from '../../messages/subscriptions.ts';
import { receiptMessages } from '../../messages/receipt.ts';
import type { OutgoingEmail } from '../../platform/mail/row.ts';
import type { EmailContent } from '../../site/emails/email-content.ts';
import { renderEmail } from '../../site/emails/render-email.ts';
import { paths } from '../../site/paths.ts';
import { officeAddress } from '../../site/settings/settings.ts';
import { leavingLink } from './leaving-link.ts';
import { chosenQuery, subscriptionText } from './subscription-text.ts';
import type { SubscriptionRow } from './subscription.ts';

type Recipient = Pick<SubscriptionRow, 'email' | 'personKey'>;

export type ConfirmEmail = {
  subscription: SubscriptionRow;
  projectName: string;
  /** Why it is written: it was asked for, it is on already or paused, it was agreed to before subscriptions were confirmed, or the address is on a list. */
  because: 'asked' | 'already' | 'paused' | 'invited' | 'listed';
  /** The secrets of the reader's own page and of the link that unsubscribes. */
  reader: string;
  leaving: string;
  siteUrl: URL;
};

/** The email whose button leads to the page that turns a subscription on. It names nothing that was typed. */
export function confirmEmail(confirming: ConfirmEmail) {
  const { subscription, projectName, because, reader, leaving, siteUrl } = confirming;
  const url = new URL(paths.reader(reader), siteUrl).href;
  const texts = subscriptionMessages().confirmEmail;
  const search = chosenQuery(subscription.search);
  const about = subscriptionText({ ...subscription, search }, projectName);
  const [subject, text, label, end] =
    because === 'already'
      ? [texts.already, texts.alreadyText(about), texts.open, '']
      : because === 'paused'
        ? [texts.paused, texts.pausedText(about), texts.open, '']
        : [
            texts.subject,
            texts[because](about),
            texts.button,
            because === 'asked' ? texts.not : '',
          ];
  const leave = new URL(paths.leaveLetters(leaving), siteUrl).href;
  const { sentence, enquiryId } = subscription;
  // Of an enquiry, the person agreed to it beside a checkbox of its own.
  const consent = because === 'asked' && enquiryId === null ? sentence : '';
  const written = { subject, texts: [text, consent, end], label, url };
  const isUnasked = because === 'invited' || because === 'listed';
  return readerEmail(subscription, isUnasked ? { ...written, leave } : written);
}

/** The email with a link of a day, to one's own data or to erasing it. */
export function requestEmail(recipient: Recipient, request: 'data' | 'erase', url: string) {
  const { data, dataText, erase, eraseText } = subscriptionMessages().confirmEmail;
  const [subject, text] = request === 'data' ? [data, dataText] : [erase, eraseText];
  return readerEmail(recipient, { subject, texts: [text], label: subject, url });
}

/** `leave`: the link that unsubscribes from what nobody asked for just now. */
type Written = { subject: string; texts: string[]; label: string; url: string; leave?: string };

function readerEmail(
  { email, personKey }: Recipient,
  { subject, texts, label, url, leave }: Written,
): OutgoingEmail {
  const [preview = ''] = texts;
  const content: EmailContent = {
    preview,
    heading: subject,
    paragraphs: [receiptMessages().salutation ?? '', ...texts].filter(Boolean),
    button: { label, url },
    ...(leave && { footer: { text: '', link: leavingLink(leave) } }),
    isToVisitor: true,
  };
  return {
    enquiryId: null,
    kind: 'confirmation',
    personKey,
    recipient: email,
    replyTo: officeAddress() || null,
    subject,
    ...renderEmail(content),
    ...(leave && { unsubscribeUrl: leave }),
  };
}
