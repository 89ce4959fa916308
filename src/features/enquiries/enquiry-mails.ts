import type { OutgoingMail } from '../../platform/mail-row.ts';
import { facts } from '../../site/facts.ts';
import { letterAsHtml } from '../../site/Letter.tsx';
import { letterAsText, type Letter } from '../../site/letter.ts';
import { paths } from '../../site/paths.ts';
import { firstName } from '../partners/partner.ts';
import { answersInWords, type Enquiry, type EnquiryFormName } from './enquiry.ts';

type Sending = {
  /** The base of the link to the inbox. */
  siteUrl: URL;
  /** The recipient of notices; by default the company's address. */
  mailTo?: string | undefined;
  /** The partner the enquiry is for, who receives the notice instead. */
  partnerEmail?: string | undefined;
};

/** A notice to the recipient of the enquiry and a confirmation to the visitor. None for spam. */
export function mailsOf(enquiry: Enquiry, sending: Sending): OutgoingMail[] {
  return enquiry.state === 'spam'
    ? []
    : [noticeOf(enquiry, sending), confirmationOf(enquiry, sending)];
}

function noticeOf(enquiry: Enquiry, { siteUrl, mailTo, partnerEmail }: Sending): OutgoingMail {
  const { subject, happened, note } = notices[enquiry.form](enquiry);
  return {
    enquiryId: enquiry.id,
    kind: 'notice',
    recipient: partnerEmail ?? mailTo ?? facts.infoEmail,
    replyTo: enquiry.email,
    subject,
    ...bodiesOf({
      preview: happened,
      heading: happened,
      paragraphs: [
        `It came on ${momentInWords(enquiry.createdAt)}. Replying to this e-mail answers ${enquiry.email}.`,
        ...(note ? [note] : []),
      ],
      lines: answersInWords(enquiry.form, enquiry.answers),
      button: {
        label: 'Open in the back office',
        url: new URL(paths.adminEnquiry(enquiry.id), siteUrl).href,
      },
    }),
  };
}

/** Repeats nothing that was typed, so that the form cannot be used to write to a third person. */
function confirmationOf(enquiry: Enquiry, { partnerEmail }: Sending): OutgoingMail {
  const { subject, preview, paragraphs } = confirmations[enquiry.form](enquiry.aboutName ?? '');
  return {
    enquiryId: enquiry.id,
    kind: 'confirmation',
    recipient: enquiry.email,
    replyTo: partnerEmail ?? facts.infoEmail,
    subject,
    ...bodiesOf({ preview, heading: subject, paragraphs }),
  };
}

type Notice = { subject: string; happened: string; note?: string };

const notices: Record<EnquiryFormName, (enquiry: Enquiry) => Notice> = {
  contact: ({ form, name, answers }) => {
    const topic = answersInWords(form, answers).find(({ label }) => label === 'Subject')?.words;
    return {
      subject: `Message from ${name}: ${topic ?? ''}`,
      happened: `${name} wrote through the contact page.`,
    };
  },
  'partner-contact': ({ name, aboutName }) => ({
    subject: `For ${aboutName}: ${name}`,
    happened: `${name} would like to hear from ${aboutName}.`,
  }),
  'project-interest': ({ name, aboutName }) => ({
    subject: `${aboutName}: ${name}`,
    happened: `${name} registered interest in ${aboutName}.`,
  }),
  vip: ({ name, consentVersion }) => ({
    subject: `VIP list: ${name}`,
    happened: `${name} joined the VIP list.`,
    note: `Consent text version ${consentVersion}.`,
  }),
  join: ({ name }) => ({
    subject: `Application: ${name}`,
    happened: `${name} has applied to join the network.`,
    note: 'The site promises an answer within two weeks, conversation included.',
  }),
};

type Confirmation = { subject: string; preview: string; paragraphs: string[] };

const { days, times } = facts.businessHours;

const confirmations: Record<EnquiryFormName, (aboutName: string) => Confirmation> = {
  contact: () => ({
    subject: 'We have your message',
    preview: 'A person will answer it.',
    paragraphs: [
      'Your message has reached the Vancouver gallery. Somebody will answer within one business day, and it will be a person.',
      `If it cannot wait, the number is ${facts.phone}, ${days}, ${times}.`,
    ],
  }),
  'partner-contact': (partner) => ({
    subject: `Your note to ${partner}`,
    preview: 'It has been passed on.',
    paragraphs: [
      `${firstName({ name: partner })} has your note and will be in touch by the way you prefer.`,
      'If you would like to add to it, just reply.',
    ],
  }),
  'project-interest': (project) => ({
    subject: `${project}: we have your name`,
    preview: 'What happens next.',
    paragraphs: [
      `Thank you for asking about ${project}. One of our partners will call or write within one business day, with the plans that suit what you told us.`,
      'Until then nothing is reserved and nothing is owed.',
    ],
  }),
  vip: () => ({
    subject: 'You are on the VIP list',
    preview: 'What to expect, and how often.',
    paragraphs: [
      `You are on the list. There are about ${facts.claims.launchesPerYear} launches a year, and you will hear of each before it is public. In between we are quiet.`,
      'The first thing you will receive is a floor plan, not a newsletter.',
      'If this was not you, or you change your mind, reply to this e-mail and we take you off.',
    ],
  }),
  join: () => ({
    subject: `Your application to ${facts.name}`,
    preview: 'Two weeks, including a conversation.',
    paragraphs: [
      'Your application is with us. Within two weeks a partner in your city will call to arrange a conversation.',
      'There is nothing to prepare and nothing to pay. If you have a building you admire, think about why; we always ask.',
    ],
  }),
};

function bodiesOf(letter: Letter) {
  return { bodyText: letterAsText(letter), bodyHtml: letterAsHtml(letter) };
}

const fullMoments = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'full',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: facts.timeZone,
});

function momentInWords(moment: string) {
  return fullMoments.format(new Date(moment));
}
