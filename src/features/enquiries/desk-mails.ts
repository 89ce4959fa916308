import { plural } from '../../lib/plural.ts';
import { longDate } from '../../lib/dates.ts';
import type { OutgoingMail } from '../../platform/mail-row.ts';
import { letterAsHtml } from '../../site/Letter.tsx';
import { letterAsText, lineAsText, type Letter } from '../../site/letter.ts';
import { paths } from '../../site/paths.ts';
import { settings } from '../../site/settings.ts';
import {
  callerOf,
  messageOf,
  topicOf,
  type InboxEnquiry,
  type ListedEnquiry,
} from './enquiry-inbox.ts';
import type { HeldNoticeRow } from './notice-times.ts';
import type { EnquiryMessageRow } from './enquiry-message.ts';
import { companyOf } from '../../site/settings-recipients.ts';

type MailContext = {
  /** The base of the link to the inbox. */
  siteUrl: URL;
  mailTo?: string | undefined;
  /** Whom the enquiry is given to. */
  member: { name: string; email: string } | undefined;
};

/** Tells the member, or where it is given to nobody the office, that the day has come. */
export function reminderOf(enquiry: InboxEnquiry, context: MailContext): OutgoingMail[] {
  const { followUpOn, note } = enquiry;
  const heading = `Follow up with ${callerOf(enquiry)}`;
  const letter: Letter = {
    preview: topicOf(enquiry),
    heading,
    paragraphs: [`You asked to be reminded on ${longDate(followUpOn ?? '')}.`],
    lines: [...linesOf(enquiry), ...(note ? [{ label: 'Note', words: note }] : [])],
    button: { label: 'Open in the back office', url: addressOf(enquiry, context) },
  };
  return recipientsOf(enquiry, context).map((recipient) => ({
    ...mailOf(enquiry, letter, 'reminder'),
    recipient,
  }));
}

/** Tells a member that a colleague has given them an enquiry. */
export function givenMailOf(
  enquiry: InboxEnquiry,
  context: MailContext,
  giver: string,
): OutgoingMail[] {
  const letter: Letter = {
    preview: topicOf(enquiry),
    heading: `${callerOf(enquiry)} is yours to answer`,
    paragraphs: [`${giver} has given you this enquiry.`],
    lines: linesOf(enquiry),
    button: { label: 'Open in the back office', url: addressOf(enquiry, context) },
  };
  if (!context.member) return [];
  return [{ ...mailOf(enquiry, letter, 'given'), recipient: context.member.email }];
}

/** Tells of a mail that has come in: an answer, or an enquiry of its own. */
export function arrivalMailOf(
  enquiry: InboxEnquiry,
  context: MailContext,
  { text, isAnswer }: { text: string; isAnswer: boolean },
): OutgoingMail[] {
  const heading = `${callerOf(enquiry)} has ${isAnswer ? 'answered' : 'written'}`;
  const letter: Letter = {
    preview: topicOf(enquiry),
    heading,
    paragraphs: ['It came by e-mail. Answer it in the back office.'],
    lines: [{ label: 'About', words: topicOf(enquiry) }, excerptLine(text)].filter(
      ({ words }) => words !== '',
    ),
    button: { label: 'Open in the back office', url: addressOf(enquiry, context) },
  };
  return recipientsOf(enquiry, context).map((recipient) => ({
    ...mailOf(enquiry, letter, 'answer'),
    // An answer to the notice would not be known as one to the person.
    replyTo: null,
    recipient,
  }));
}

/** Whether a mail tells of the arrival of this text. */
export function isArrivalMailOf({ bodyText }: { bodyText: string }, text: string) {
  if (text === '') return false;
  return bodyText.includes(`\n${lineAsText(excerptLine(text))}\n\n`);
}

function excerptLine(text: string) {
  return { label: 'Message', words: text.slice(0, longestExcerpt) };
}

const longestExcerpt = 2_000;

type Digested = ListedEnquiry & { reasons: HeldNoticeRow['reason'][] };

/** What a digest was made of, so that it can be made anew without one of them. */
export type DigestPart = Pick<HeldNoticeRow, 'userId' | 'enquiryId' | 'reason'>;

const reasonWords = { new: 'New', answer: 'Answered', given: 'Given to you' };

/** All that has come since the last morning, in one letter. */
export function digestMailOf(
  enquiries: Digested[],
  { siteUrl, mailTo, member }: MailContext,
  held: readonly DigestPart[],
): OutgoingMail[] {
  const heading = plural(enquiries.length, 'One enquiry for you', '# enquiries for you');
  const letter: Letter = {
    preview: enquiries.map(callerOf).join(', '),
    heading,
    paragraphs: [],
    lines: enquiries.map((enquiry) => ({
      label: `${callerOf(enquiry)}, ${enquiry.reasons.map((one) => reasonWords[one]).join(', ')}`,
      words: [topicOf(enquiry), enquiry.excerpt].filter(Boolean).join(': '),
    })),
    button: { label: 'Open the desk', url: new URL(paths.adminEnquiries, siteUrl).href },
  };
  return (member ? [member.email] : companyOf('contact', mailTo)).map((recipient) => ({
    enquiryId: null,
    kind: 'notice',
    purpose: 'digest',
    digestOf: JSON.stringify(held),
    recipient,
    replyTo: null,
    subject: heading,
    bodyText: letterAsText(letter),
    bodyHtml: letterAsHtml(letter),
  }));
}

type Letterhead = { recipient: string; replyTo: string | null };

/** A letter that a person has written: without the look of those that the site writes. */
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
    bodyHtml: `<!doctype html>\n<html lang="${locale}"><head><meta charset="utf-8"></head><body style="${plainLook}">${bodyHtml}</body></html>\n`,
  };
}

const plainLook = 'font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5';

function recipientsOf({ form }: InboxEnquiry, { member, mailTo }: MailContext) {
  return member ? [member.email] : companyOf(form, mailTo);
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
    { label: 'E-mail', words: enquiry.email },
    { label: 'Phone', words: enquiry.phone },
    { label: 'Message', words: messageOf(enquiry) },
  ].filter(({ words }) => words !== '');
}

function addressOf({ id }: InboxEnquiry, { siteUrl }: MailContext) {
  return new URL(paths.adminEnquiry(id), siteUrl).href;
}
