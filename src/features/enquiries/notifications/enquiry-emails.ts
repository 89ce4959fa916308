import { frameMessages } from '../../../messages/frame.ts';
import { dayAndTimeIn } from '../../../lib/time/dates.ts';
import { paragraphs } from '../../../lib/text/paragraphs.ts';
import { fillPlaceholders } from '../../../lib/text/placeholder-text.ts';
import type { OutgoingEmail } from '../../../platform/mail/row.ts';
import type { EmailContent } from '../../../site/emails/email-content.ts';
import { renderEmail } from '../../../site/emails/render-email.ts';
import { chooseRecipients, type Fallback } from '../../../site/settings/recipients.ts';
import { paths } from '../../../site/paths.ts';
import { sitePlaceholders, type Placeholder } from '../../../site/placeholders.ts';
import { addressesIn, withoutRepetition } from '../../../site/settings/emails.ts';
import { receiptMessages } from '../../../messages/receipt.ts';
import { subscriptionMessages } from '../../../messages/subscriptions.ts';
import { runInFormLanguage, runInLanguage } from '../../../platform/languages/page-language.ts';
import { headOffice, officeAddress, settings } from '../../../site/settings/settings.ts';
import { firstName } from '../../partners/partner.ts';
import { emailSignature, type Seller } from '../../places/lines.ts';
import { leadMetadata } from './lead-metadata.ts';
import { formatAnswers, formatEnquiryAnswer, type Enquiry } from '../enquiry.ts';

type EmailContext = Fallback & {
  /** The base of the link to the inbox. */
  siteUrl: URL;
  /** The partner whom the enquiry is about, who receives the notice. */
  partnerEmail?: string | undefined;
  /** The mailbox that receives answers, if there is one. */
  inboxAddress?: string | undefined;
  /** The member to whom the enquiry is assigned. */
  memberEmail?: string | undefined;
  /** The secret of the unsubscribe link, for those who agreed to emails. */
  leaving?: string | undefined;
  /** The secret of the page that turns on the emails that were agreed to. */
  reader?: string | undefined;
  /** What the confirmation is about, and the partner in whose name it is written. */
  seller?: Seller | undefined;
  booked?: BookedEmails | undefined;
};

/** What tells of an enquiry with a viewing: the confirmation in place of the usual one, and a line for the notice. */
export type BookedEmails = {
  confirmation?: OutgoingEmail | undefined;
  line: { label: string; text: string };
};

/**
 * A notice to each recipient of the enquiry, in the language of the team, and a confirmation to the visitor, in that of the
 * form. None for spam.
 */
export function newEnquiryEmails(enquiry: Enquiry, context: EmailContext): OutgoingEmail[] {
  if (enquiry.status === 'spam') return [];
  const notices = runInLanguage(undefined, () => {
    const notice = notificationEmail(enquiry, context);
    return emailRecipients(enquiry, context).map((recipient) => ({ ...notice, recipient }));
  });
  const confirmation =
    context.booked?.confirmation ??
    runInFormLanguage(enquiry, () => confirmationEmail(enquiry, context));
  return [...notices, confirmation];
}

/** The partner and the form's recipients; for a project also the company. */
function emailRecipients(
  { form }: Enquiry,
  { partnerEmail, memberEmail = '', ...fallback }: EmailContext,
) {
  const isForPartner = partnerEmail !== undefined && form !== 'project-interest';
  const others = isForPartner
    ? addressesIn(settings().letters[form].recipients)
    : chooseRecipients(form, fallback);
  return withoutRepetition([partnerEmail ?? '', ...others, memberEmail].filter(Boolean));
}

function notificationEmail(enquiry: Enquiry, { siteUrl, booked }: EmailContext) {
  const { came, button, [enquiry.form]: formEmails } = settings().letters;
  const { subject, heading, note } = formEmails.notice;
  const fill = placeholderFiller(noticeFacts(enquiry));
  return {
    enquiryId: enquiry.id,
    kind: 'notice' as const,
    replyTo: enquiry.email,
    subject: fill(subject),
    ...renderEmail({
      preview: fill(heading),
      heading: fill(heading),
      paragraphs: [came, ...paragraphs(note ?? '')].map(fill),
      lines: [
        ...(booked ? [booked.line] : []),
        ...referenceLines(enquiry),
        ...formatAnswers(enquiry.form, enquiry.answers),
      ],
      metadata: leadMetadata(enquiry),
      button: {
        label: fill(button),
        url: new URL(paths.adminEnquiry(enquiry.id), siteUrl).href,
      },
    }),
  };
}

/** Repeats nothing that was typed, so that the form cannot be used to write to a third person. */
function confirmationEmail(
  enquiry: Enquiry,
  { partnerEmail, inboxAddress, leaving, reader, seller, siteUrl }: EmailContext,
): OutgoingEmail {
  const { subject, preview, text } = settings().letters[enquiry.form].confirmation;
  const fill = placeholderFiller(aboutFacts(enquiry));
  const leave = leaving && new URL(paths.leaveLetters(leaving), siteUrl).href;
  const { withEnquiry, button } = subscriptionMessages().confirmEmail;
  const page = reader && new URL(paths.reader(reader), siteUrl).href;
  return {
    enquiryId: enquiry.id,
    kind: 'confirmation',
    recipient: enquiry.email,
    replyTo: partnerEmail ?? inboxAddress ?? (officeAddress() || null),
    subject: fill(subject),
    ...renderEmail({
      preview: fill(preview),
      heading: fill(subject),
      paragraphs: [
        receiptMessages().salutation ?? '',
        ...paragraphs(text).map(fill),
        page ? withEnquiry : '',
      ].filter(Boolean),
      ...(page && { button: { label: button, url: page } }),
      lines: referenceLines(enquiry),
      seller: emailSignature(seller),
      ...(leave && { footer: leavingFooter(enquiry, leave) }),
      isToVisitor: true,
    }),
    unsubscribeUrl: leave ?? null,
  };
}

/** Why more emails follow, and how to stop them. */
function leavingFooter({ form }: Enquiry, url: string): EmailContent['footer'] {
  const { vip, newsletter, link } = receiptMessages().unsubscribe;
  return {
    text: form === 'vip' ? vip : newsletter,
    link: { label: link, url, note: frameMessages().inOneClick },
  };
}

/** The reference that the visitor was given, and the home. */
function referenceLines({ reference, home }: Enquiry) {
  const messages = receiptMessages();
  return [
    ...(reference ? [{ label: messages.reference, text: reference }] : []),
    ...(home ? [{ label: messages.home, text: home }] : []),
  ];
}

function placeholderFiller(facts: Placeholder[]) {
  const all = [...sitePlaceholders(), ...facts];
  return (text: string) => fillPlaceholders(text, all);
}

function noticeFacts(enquiry: Enquiry): Placeholder[] {
  const { form, name, email, answers, consentVersion, createdAt } = enquiry;
  return [
    ...aboutFacts(enquiry),
    { name: 'name', value: name },
    { name: 'email', value: email },
    { name: 'moment', value: dateTimeText(createdAt) },
    { name: 'topic', value: formatEnquiryAnswer(form, 'subject', answers['subject']) },
    { name: 'consent.version', value: consentVersion },
  ];
}

function aboutFacts({ form, aboutName }: Enquiry): Placeholder[] {
  const name = aboutName ?? '';
  if (form === 'project-interest') return [{ name: 'project', value: name }];
  return [
    { name: 'partner', value: name },
    { name: 'partner.firstName', value: firstName({ name }) },
  ];
}

function dateTimeText(time: string) {
  return dayAndTimeIn(headOffice().timeZone, time);
}
