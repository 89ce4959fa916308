import { xmlText } from '../../../lib/html/xml.ts';
import { plural } from '../../../lib/text/plural.ts';
import { longDate } from '../../../lib/time/dates.ts';
import type { OutgoingEmail } from '../../../platform/mail/row.ts';
import { lineAsText, type EmailContent } from '../../../site/emails/email-content.ts';
import { renderEmail } from '../../../site/emails/render-email.ts';
import { emailFaces } from '../../../site/email-faces.ts';
import { withSourceMarked } from '../../../platform/languages/page-language.ts';
import { paths } from '../../../site/paths.ts';
import { settings } from '../../../site/settings/settings.ts';
import {
  senderName,
  enquiryMessage,
  enquiryTopic,
  type InboxEnquiry,
  type ListedEnquiry,
} from '../inbox/enquiry-inbox.ts';
import type { HeldNoticeRow } from './notice-times.ts';
import type { EnquiryMessageRow } from '../conversation/enquiry-message.ts';
import { chooseRecipients, type Fallback } from '../../../site/settings/recipients.ts';

type EmailContext = Fallback & {
  /** The base of the link to the inbox. */
  siteUrl: URL;
  /** The member to whom the enquiry is assigned. */
  member: { name: string; email: string } | undefined;
};

/** Reminds the assigned member, or the office if nobody is assigned, that the follow-up day has come. */
export function reminderEmail(enquiry: InboxEnquiry, context: EmailContext): OutgoingEmail[] {
  const { followUpOn, note } = enquiry;
  const heading = `Follow up with ${senderName(enquiry)}`;
  const content: EmailContent = {
    preview: enquiryTopic(enquiry),
    heading,
    paragraphs: [`The follow-up is due on ${longDate(followUpOn ?? '')}.`],
    lines: [...enquiryLines(enquiry), ...(note ? [{ label: 'Note', text: note }] : [])],
    button: { label: 'Open enquiry', url: enquiryUrl(enquiry, context) },
  };
  return emailRecipients(enquiry, context).map((recipient) => ({
    ...inboxEmail(enquiry, content, 'reminder'),
    recipient,
  }));
}

/** Tells a member that a colleague has assigned an enquiry to them. */
export function assignmentEmail(
  enquiry: InboxEnquiry,
  context: EmailContext,
  assigner: string,
): OutgoingEmail[] {
  const content: EmailContent = {
    preview: enquiryTopic(enquiry),
    heading: `Enquiry assigned to you: ${senderName(enquiry)}`,
    paragraphs: [`${assigner} assigned this enquiry to you.`],
    lines: enquiryLines(enquiry),
    button: { label: 'Open enquiry', url: enquiryUrl(enquiry, context) },
  };
  if (!context.member) return [];
  return [{ ...inboxEmail(enquiry, content, 'given'), recipient: context.member.email }];
}

/** Tells about an incoming mail: an answer or a new enquiry. */
export function arrivalEmail(
  enquiry: InboxEnquiry,
  context: EmailContext,
  { text, isAnswer }: { text: string; isAnswer: boolean },
): OutgoingEmail[] {
  const heading = `${senderName(enquiry)} ${isAnswer ? 'replied' : 'wrote to you'}`;
  const content: EmailContent = {
    preview: enquiryTopic(enquiry),
    heading,
    paragraphs: ['Received by email. Please reply in the back office.'],
    lines: [{ label: 'About', text: enquiryTopic(enquiry) }, excerptLine(text)].filter(
      (line) => line.text !== '',
    ),
    button: { label: 'Open enquiry', url: enquiryUrl(enquiry, context) },
  };
  return emailRecipients(enquiry, context).map((recipient) => ({
    ...inboxEmail(enquiry, content, 'answer'),
    // A reply to this notice could not be matched to the person's enquiry.
    replyTo: null,
    recipient,
  }));
}

/** Whether a mail is the arrival notice for this text. */
export function isArrivalEmailFor({ bodyText }: { bodyText: string }, text: string) {
  if (text === '') return false;
  return bodyText.includes(`\n${lineAsText(excerptLine(text))}\n\n`);
}

function excerptLine(text: string) {
  return { label: 'Message', text: text.slice(0, longestExcerpt) };
}

const longestExcerpt = 2_000;

type DigestEnquiry = ListedEnquiry & { reasons: HeldNoticeRow['reason'][] };

/** The parts of a digest, so that it can be rebuilt without one of them. */
export type DigestPart = Pick<HeldNoticeRow, 'userId' | 'enquiryId' | 'reason'>;

const reasonLabels = { new: 'New', answer: 'Replied', given: 'Assigned to you' };

/** One mail with everything since the previous morning. */
export function digestEmail(
  enquiries: DigestEnquiry[],
  { siteUrl, member, ...fallback }: EmailContext,
  parts: readonly DigestPart[],
): OutgoingEmail[] {
  const heading = plural(enquiries.length, '1 enquiry for you', '# enquiries for you');
  const content: EmailContent = {
    preview: enquiries.map(senderName).join(', '),
    heading,
    paragraphs: [],
    lines: enquiries.map((enquiry) => ({
      label: `${senderName(enquiry)}, ${enquiry.reasons.map((one) => reasonLabels[one]).join(', ')}`,
      text: [enquiryTopic(enquiry), enquiry.excerpt].filter(Boolean).join(': '),
    })),
    button: { label: 'Open enquiries', url: new URL(paths.adminEnquiries, siteUrl).href },
  };
  return (member ? [member.email] : chooseRecipients('contact', fallback)).map((recipient) => ({
    enquiryId: null,
    kind: 'notice',
    purpose: 'digest',
    digestOf: JSON.stringify(parts),
    recipient,
    replyTo: null,
    subject: heading,
    ...renderEmail(content),
  }));
}

type Letterhead = { recipient: string; replyTo: string | null };

/** A reply written by a person, without the design of the automatic letters. */
export function replyEmail(
  message: EnquiryMessageRow,
  { recipient, replyTo }: Letterhead,
  /** Who sells, below the signature. */
  seller: readonly string[] = [],
): OutgoingEmail {
  const { enquiryId, messageId, inReplyTo, threadReferences, subject, bodyText, bodyHtml } =
    message;
  const { locale } = settings().language;
  return {
    enquiryId,
    kind: 'notice',
    purpose: 'reply',
    recipient,
    replyTo,
    messageId,
    inReplyTo,
    threadReferences,
    subject,
    bodyText: `${[bodyText, seller.join('\n')].filter(Boolean).join('\n\n')}\n`,
    bodyHtml: `<!doctype html>\n<html lang="${locale}"><head><meta charset="utf-8"></head><body style="font-family:${emailFaces().plain};font-size:16px;line-height:1.5">${bodyHtml}${sellerHtml(seller)}</body></html>\n`,
  };
}

function sellerHtml(seller: readonly string[]) {
  return seller.length === 0 ? '' : withSourceMarked(`<p>${seller.map(xmlText).join('<br>')}</p>`);
}

function emailRecipients({ form }: InboxEnquiry, { member, ...fallback }: EmailContext) {
  return member ? [member.email] : chooseRecipients(form, fallback);
}

function inboxEmail(
  { id, email }: InboxEnquiry,
  content: EmailContent,
  purpose: NonNullable<OutgoingEmail['purpose']>,
) {
  return {
    enquiryId: id,
    kind: 'notice' as const,
    purpose,
    replyTo: email,
    subject: content.heading,
    ...renderEmail(content),
  };
}

function enquiryLines(enquiry: InboxEnquiry) {
  return [
    { label: 'About', text: enquiryTopic(enquiry) },
    { label: 'Email', text: enquiry.email },
    { label: 'Phone', text: enquiry.phone },
    { label: 'Message', text: enquiryMessage(enquiry) },
  ].filter(({ text }) => text !== '');
}

function enquiryUrl({ id }: InboxEnquiry, { siteUrl }: EmailContext) {
  return new URL(paths.adminEnquiry(id), siteUrl).href;
}
