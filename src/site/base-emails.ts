import { basePartnerBudgets, baseProjectBudgets } from './settings/budgets.ts';
import type { EmailTexts } from './settings/emails.ts';

/** The default texts of the letters. */
export const baseEmails: EmailTexts = {
  partnerBudgets: basePartnerBudgets,
  projectBudgets: baseProjectBudgets,
  recipients: null,
  mailTo: 'otherwise',
  came: 'Received on {moment}. Reply to this email to answer {email}.',
  button: 'Open enquiry',
  contact: {
    recipients: null,
    notice: {
      subject: 'Message from {name}: {topic}',
      heading: '{name} sent a message through the contact page.',
      note: null,
    },
    confirmation: {
      subject: 'We have received your message',
      preview: 'We will reply within one business day.',
      text: inParagraphs(
        'Thank you for your message. Someone at the {office.city} gallery will reply within one business day.',
        'If it is urgent, please call {office.phone}, {office.days}, {office.times}.',
      ),
    },
  },
  'partner-contact': {
    recipients: null,
    notice: {
      subject: 'Message for {partner}: {name}',
      heading: '{name} would like to hear from {partner}.',
      note: null,
    },
    confirmation: {
      subject: 'Your message to {partner}',
      preview: '{partner.firstName} has received it.',
      text: inParagraphs(
        '{partner.firstName} has received your message and will contact you in the way you prefer.',
        'To add anything, just reply to this email.',
      ),
    },
  },
  'project-interest': {
    recipients: null,
    notice: {
      subject: 'Enquiry about {project}: {name}',
      heading: '{name} registered interest in {project}.',
      note: null,
    },
    confirmation: {
      subject: '{project}: we have received your request',
      preview: 'What happens next.',
      text: inParagraphs(
        'Thank you for asking about {project}. One of our partners will call or write within one business day, with the floor plans that fit your request.',
        'Until then, nothing is reserved and you are under no obligation.',
      ),
    },
  },
  vip: {
    recipients: null,
    notice: {
      subject: 'New on the VIP list: {name}',
      heading: '{name} joined the VIP list.',
      note: 'Consent text version {consent.version}.',
    },
    confirmation: {
      subject: 'You are on the VIP list',
      preview: 'What to expect, and how often.',
      text: inParagraphs(
        'You are on the list. There are about {claim.launchesPerYear} launches a year, and you will hear about each one before it is public. Between launches we do not write.',
        'The first thing you will receive is a floor plan, not a newsletter.',
        'If you did not sign up, or if you change your mind, reply to this email and we will remove you from the list.',
      ),
    },
  },
  join: {
    recipients: null,
    notice: {
      subject: 'New application: {name}',
      heading: '{name} has applied to join the network.',
      note: 'The site promises an answer within two weeks, including a conversation.',
    },
    confirmation: {
      subject: 'Your application to {company}',
      preview: 'What happens in the next two weeks.',
      text: inParagraphs(
        'We have received your application. A partner in your city will call to arrange a conversation, and you will have our answer within two weeks.',
        'There is nothing to prepare and nothing to pay. Do think of one building you admire, and why; we always ask.',
      ),
    },
  },
};

function inParagraphs(...paragraphs: string[]) {
  return paragraphs.join('\n\n');
}
