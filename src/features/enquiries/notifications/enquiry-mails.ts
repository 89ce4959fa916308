import { dayAndTimeIn } from '../../../lib/time/dates.ts';
import { paragraphs } from '../../../lib/text/paragraphs.ts';
import { fillPlaceholders } from '../../../lib/text/placeholder-text.ts';
import type { OutgoingMail } from '../../../platform/mail/row.ts';
import { letterAsHtml } from '../../../site/Letter.tsx';
import { letterAsText, type Letter } from '../../../site/letter.ts';
import { companyOf, type Fallback } from '../../../site/settings-recipients.ts';
import { paths } from '../../../site/paths.ts';
import { sitePlaceholders, type Placeholder } from '../../../site/placeholders.ts';
import { addressesIn, withoutRepetition } from '../../../site/settings-letters.ts';
import { headOffice, officeAddress, settings } from '../../../site/settings.ts';
import { firstName } from '../../partners/partner.ts';
import { answersInWords, wordsOfAnswer, type Enquiry } from '../enquiry.ts';

type MailContext = Fallback & {
  /** The base of the link to the inbox. */
  siteUrl: URL;
  /** The partner whom the enquiry is about, who receives the notice. */
  partnerEmail?: string | undefined;
  /** The mailbox that receives answers, if there is one. */
  deskAddress?: string | undefined;
  /** The member to whom the enquiry is assigned. */
  memberEmail?: string | undefined;
};

/** A notice to each recipient of the enquiry and a confirmation to the visitor. None for spam. */
export function mailsOf(enquiry: Enquiry, context: MailContext): OutgoingMail[] {
  if (enquiry.status === 'spam') return [];
  const notice = noticeOf(enquiry, context);
  return [
    ...recipientsOf(enquiry, context).map((recipient) => ({ ...notice, recipient })),
    confirmationOf(enquiry, context),
  ];
}

/** The partner and the form's recipients; for a project also the company. */
function recipientsOf(
  { form }: Enquiry,
  { partnerEmail, memberEmail = '', ...fallback }: MailContext,
) {
  const isForPartner = partnerEmail !== undefined && form !== 'project-interest';
  const others = isForPartner
    ? addressesIn(settings().letters[form].recipients)
    : companyOf(form, fallback);
  return withoutRepetition([partnerEmail ?? '', ...others, memberEmail].filter(Boolean));
}

function noticeOf(enquiry: Enquiry, { siteUrl }: MailContext) {
  const { came, button, [enquiry.form]: formLetters } = settings().letters;
  const { subject, heading, note } = formLetters.notice;
  const fill = placeholderFiller(noticeFacts(enquiry));
  return {
    enquiryId: enquiry.id,
    kind: 'notice' as const,
    replyTo: enquiry.email,
    subject: fill(subject),
    ...bodiesOf({
      preview: fill(heading),
      heading: fill(heading),
      paragraphs: [came, ...paragraphs(note ?? '')].map(fill),
      lines: answersInWords(enquiry.form, enquiry.answers),
      button: {
        label: fill(button),
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
  const fill = placeholderFiller(aboutFacts(enquiry));
  return {
    enquiryId: enquiry.id,
    kind: 'confirmation',
    recipient: enquiry.email,
    replyTo: partnerEmail ?? deskAddress ?? (officeAddress() || null),
    subject: fill(subject),
    ...bodiesOf({
      preview: fill(preview),
      heading: fill(subject),
      paragraphs: paragraphs(text).map(fill).filter(Boolean),
    }),
  };
}

function placeholderFiller(facts: Placeholder[]) {
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
