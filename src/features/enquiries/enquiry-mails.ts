import { dayAndTimeIn } from '../../lib/dates.ts';
import { paragraphs } from '../../lib/paragraphs.ts';
import { fillPlaceholders } from '../../lib/placeholder-text.ts';
import type { OutgoingMail } from '../../platform/mail-row.ts';
import { letterAsHtml } from '../../site/Letter.tsx';
import { letterAsText, type Letter } from '../../site/letter.ts';
import { companyOf } from '../../site/settings-recipients.ts';
import { paths } from '../../site/paths.ts';
import { sitePlaceholders, type Placeholder } from '../../site/placeholders.ts';
import { addressesIn, withoutRepetition } from '../../site/settings-letters.ts';
import { headOffice, settings } from '../../site/settings.ts';
import { firstName } from '../partners/partner.ts';
import { answersInWords, wordsOfAnswer, type Enquiry } from './enquiry.ts';

type MailContext = {
  /** The base of the link to the inbox. */
  siteUrl: URL;
  /** The recipient of notices that the environment names. */
  mailTo?: string | undefined;
  /** The partner the enquiry is for, who receives the notice. */
  partnerEmail?: string | undefined;
  /** Where answers come in, where there is such a mailbox. */
  deskAddress?: string | undefined;
  /** Of the member whom the enquiry is given to. */
  memberEmail?: string | undefined;
};

/** A notice to each recipient of the enquiry and a confirmation to the visitor. None for spam. */
export function mailsOf(enquiry: Enquiry, sending: MailContext): OutgoingMail[] {
  if (enquiry.state === 'spam') return [];
  const notice = noticeOf(enquiry, sending);
  return [
    ...recipientsOf(enquiry, sending).map((recipient) => ({ ...notice, recipient })),
    confirmationOf(enquiry, sending),
  ];
}

/** Who is told: the partner, and besides them those of the form; about a project the company, too. */
function recipientsOf({ form }: Enquiry, { mailTo, partnerEmail, memberEmail = '' }: MailContext) {
  const isForPartner = partnerEmail !== undefined && form !== 'project-interest';
  const others = isForPartner
    ? addressesIn(settings().letters[form].recipients)
    : companyOf(form, mailTo);
  return withoutRepetition([partnerEmail ?? '', ...others, memberEmail].filter(Boolean));
}

function noticeOf(enquiry: Enquiry, { siteUrl }: MailContext) {
  const { came, button, [enquiry.form]: of } = settings().letters;
  const { subject, heading, note } = of.notice;
  const says = sayer(noticeFacts(enquiry));
  return {
    enquiryId: enquiry.id,
    kind: 'notice' as const,
    replyTo: enquiry.email,
    subject: says(subject),
    ...bodiesOf({
      preview: says(heading),
      heading: says(heading),
      paragraphs: [came, ...paragraphs(note ?? '')].map(says),
      lines: answersInWords(enquiry.form, enquiry.answers),
      button: {
        label: says(button),
        url: new URL(paths.adminEnquiry(enquiry.id), siteUrl).href,
      },
    }),
  };
}

/** Repeats nothing that was typed, so that the form cannot be used to write to a third person. */
function confirmationOf(
  enquiry: Enquiry,
  { partnerEmail, deskAddress }: MailContext,
): OutgoingMail {
  const { subject, preview, text } = settings().letters[enquiry.form].confirmation;
  const says = sayer(aboutFacts(enquiry));
  return {
    enquiryId: enquiry.id,
    kind: 'confirmation',
    recipient: enquiry.email,
    replyTo: partnerEmail ?? deskAddress ?? (headOffice().infoEmail || null),
    subject: says(subject),
    ...bodiesOf({
      preview: says(preview),
      heading: says(subject),
      paragraphs: paragraphs(text).map(says).filter(Boolean),
    }),
  };
}

function sayer(facts: Placeholder[]) {
  const all = [...sitePlaceholders(), ...facts];
  return (text: string) => fillPlaceholders(text, all);
}

function noticeFacts(enquiry: Enquiry): Placeholder[] {
  const { form, name, email, answers, consentVersion, createdAt } = enquiry;
  return [
    ...aboutFacts(enquiry),
    { name: 'name', says: name },
    { name: 'email', says: email },
    { name: 'moment', says: momentInWords(createdAt) },
    { name: 'topic', says: wordsOfAnswer(form, 'subject', answers['subject']) },
    { name: 'consent.version', says: consentVersion },
  ];
}

function aboutFacts({ form, aboutName }: Enquiry): Placeholder[] {
  const name = aboutName ?? '';
  if (form === 'project-interest') return [{ name: 'project', says: name }];
  return [
    { name: 'partner', says: name },
    { name: 'partner.firstName', says: firstName({ name }) },
  ];
}

function bodiesOf(letter: Letter) {
  return { bodyText: letterAsText(letter), bodyHtml: letterAsHtml(letter) };
}

function momentInWords(moment: string) {
  return dayAndTimeIn(headOffice().timeZone, moment);
}
