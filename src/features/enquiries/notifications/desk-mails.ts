import { plural } from '../../../lib/text/plural.ts';
import { longDate } from '../../../lib/time/dates.ts';
import type { OutgoingMail } from '../../../platform/mail/row.ts';
import { letterAsHtml } from '../../../site/Letter.tsx';
import { letterAsText, lineAsText, type Letter } from '../../../site/letter.ts';
import { paths } from '../../../site/paths.ts';
import { settings } from '../../../site/settings.ts';
import {
  callerOf,
  messageOf,
  topicOf,
  type InboxEnquiry,
  type ListedEnquiry,
} from '../inbox/enquiry-inbox.ts';
import type { HeldNoticeRow } from './notice-times.ts';
import type { EnquiryMessageRow } from '../conversation/enquiry-message.ts';
import { companyOf, type Fallback } from '../../../site/settings-recipients.ts';

type MailContext = Fallback & {
  /** The base of the link to the inbox. */
  siteUrl: URL;
  /** The member to whom the enquiry is assigned. */
  member: { name: string; email: string } | undefined;
};

/** Reminds the assigned member, or the office if nobody is assigned, that the follow-up day has come. */
export function reminderOf(enquiry: InboxEnquiry, context: MailContext): OutgoingMail[] {
  const { followUpOn, note } = enquiry;
  const heading = `Follow up with ${callerOf(enquiry)}`;
  const letter: Letter = {
    preview: topicOf(enquiry),
    heading,
    paragraphs: [`The follow-up is due on ${longDate(followUpOn ?? '')}.`],
    lines: [...linesOf(enquiry), ...(note ? [{ label: 'Note', words: note }] : [])],
    button: { label: 'Open enquiry', url: urlOf(enquiry, context) },
  };
  return recipientsOf(enquiry, context).map((recipient) => ({
    ...mailOf(enquiry, letter, 'reminder'),
    recipient,
  }));
}

/** Tells a member that a colleague has assigned an enquiry to them. */
export function givenMailOf(
  enquiry: InboxEnquiry,
  context: MailContext,
  assigner: string,
): OutgoingMail[] {
  const letter: Letter = {
    preview: topicOf(enquiry),
    heading: `Enquiry assigned to you: ${callerOf(enquiry)}`,
    paragraphs: [`${assigner} assigned this enquiry to you.`],
    lines: linesOf(enquiry),
    button: { label: 'Open enquiry', url: urlOf(enquiry, context) },
  };
  if (!context.member) return [];
  return [{ ...mailOf(enquiry, letter, 'given'), recipient: context.member.email }];
}

/** Tells about an incoming mail: an answer or a new enquiry. */
export function arrivalMailOf(
  enquiry: InboxEnquiry,
  context: MailContext,
  { text, isAnswer }: { text: string; isAnswer: boolean },
): OutgoingMail[] {
  const heading = `${callerOf(enquiry)} ${isAnswer ? 'replied' : 'wrote to you'}`;
  const letter: Letter = {
    preview: topicOf(enquiry),
    heading,
    paragraphs: ['Received by email. Please reply in the back office.'],
    lines: [{ label: 'About', words: topicOf(enquiry) }, excerptLine(text)].filter(
      ({ words }) => words !== '',
    ),
    button: { label: 'Open enquiry', url: urlOf(enquiry, context) },
  };
  return recipientsOf(enquiry, context).map((recipient) => ({
    ...mailOf(enquiry, letter, 'answer'),
    // A reply to this notice could not be matched to the person's enquiry.
    replyTo: null,
    recipient,
  }));
}

/** Whether a mail is the arrival notice for this text. */
export function isArrivalMailOf({ bodyText }: { bodyText: string }, text: string) {
  if (text === '') return false;
  return bodyText.includes(`\n${lineAsText(excerptLine(text))}\n\n`);
}

function excerptLine(text: string) {
  return { label: 'Message', words: text.slice(0, longestExcerpt) };
}

const longestExcerpt = 2_000;

type DigestEnquiry = ListedEnquiry & { reasons: HeldNoticeRow['reason'][] };

/** The parts of a digest, so that it can be rebuilt without one of them. */
export type DigestPart = Pick<HeldNoticeRow, 'userId' | 'enquiryId' | 'reason'>;

const reasonWords = { new: 'New', answer: 'Replied', given: 'Assigned to you' };

/** One mail with everything since the previous morning. */
export function digestMailOf(
  enquiries: DigestEnquiry[],
  { siteUrl, member, ...fallback }: MailContext,
  parts: readonly DigestPart[],
): OutgoingMail[] {
  const heading = plural(enquiries.length, '1 enquiry for you', '# enquiries for you');
  const letter: Letter = {
    preview: enquiries.map(callerOf).join(', '),
    heading,
    paragraphs: [],
    lines: enquiries.map((enquiry) => ({
      label: `${callerOf(enquiry)}, ${enquiry.reasons.map((one) => reasonWords[one]).join(', ')}`,
      words: [topicOf(enquiry), enquiry.excerpt].filter(Boolean).join(': '),
    })),
    button: { label: 'Open enquiries', url: new URL(paths.adminEnquiries, siteUrl).href },
  };
  return (member ? [member.email] : companyOf('contact', fallback)).map((recipient) => ({
    enquiryId: null,
    kind: 'notice',
    purpose: 'digest',
    digestOf: JSON.stringify(parts),
    recipient,
    replyTo: null,
    subject: heading,
    bodyText: letterAsText(letter),
    bodyHtml: letterAsHtml(letter),
  }));
}

type Letterhead = { recipient: string; replyTo: string | null };

/** A reply written by a person, without the design of the automatic letters. */
export function replyMailOf(
  message: EnquiryMessageRow,
  { recipient, replyTo }: Letterhead,
): OutgoingMail {
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
    bodyText: `${bodyText}\n`,
    bodyHtml: `<!doctype html>\n<html lang="${locale}"><head><meta charset="utf-8"></head><body style="${plainStyle}">${bodyHtml}</body></html>\n`,
  };
}

const plainStyle = 'font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5';

function recipientsOf({ form }: InboxEnquiry, { member, ...fallback }: MailContext) {
  return member ? [member.email] : companyOf(form, fallback);
}

function mailOf(
  { id, email }: InboxEnquiry,
  letter: Letter,
  purpose: NonNullable<OutgoingMail['purpose']>,
) {
  return {
    enquiryId: id,
    kind: 'notice' as const,
    purpose,
    replyTo: email,
    subject: letter.heading,
    bodyText: letterAsText(letter),
    bodyHtml: letterAsHtml(letter),
  };
}

function linesOf(enquiry: InboxEnquiry) {
  return [
    { label: 'About', words: topicOf(enquiry) },
    { label: 'Email', words: enquiry.email },
    { label: 'Phone', words: enquiry.phone },
    { label: 'Message', words: messageOf(enquiry) },
  ].filter(({ words }) => words !== '');
}

function urlOf({ id }: InboxEnquiry, { siteUrl }: MailContext) {
  return new URL(paths.adminEnquiry(id), siteUrl).href;
}
