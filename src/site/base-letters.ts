import { basePartnerBudgets, baseProjectBudgets } from './settings-budgets.ts';
import type { Letters } from './settings-letters.ts';

/** The default texts of the letters. */
export const baseLetters: Letters = {
  partnerBudgets: basePartnerBudgets,
  projectBudgets: baseProjectBudgets,
  recipients: null,
  mailTo: 'otherwise',
  came: 'It came on {moment}. Replying to this e-mail answers {email}.',
  button: 'Open in the back office',
  contact: {
    recipients: null,
    notice: {
      subject: 'Message from {name}: {topic}',
      heading: '{name} wrote through the contact page.',
      note: null,
    },
    confirmation: {
      subject: 'We have your message',
      preview: 'A person will answer it.',
      text: inParagraphs(
        'Your message has reached the {office.city} gallery. Somebody will answer within one business day, and it will be a person.',
        'If it cannot wait, the number is {office.phone}, {office.days}, {office.times}.',
      ),
    },
  },
  'partner-contact': {
    recipients: null,
    notice: {
      subject: 'For {partner}: {name}',
      heading: '{name} would like to hear from {partner}.',
      note: null,
    },
    confirmation: {
      subject: 'Your note to {partner}',
      preview: 'It has been passed on.',
      text: inParagraphs(
        '{partner.firstName} has your note and will be in touch by the way you prefer.',
        'If you would like to add to it, just reply.',
      ),
    },
  },
  'project-interest': {
    recipients: null,
    notice: {
      subject: '{project}: {name}',
      heading: '{name} registered interest in {project}.',
      note: null,
    },
    confirmation: {
      subject: '{project}: we have your name',
      preview: 'What happens next.',
      text: inParagraphs(
        'Thank you for asking about {project}. One of our partners will call or write within one business day, with the plans that suit what you told us.',
        'Until then nothing is reserved and nothing is owed.',
      ),
    },
  },
  vip: {
    recipients: null,
    notice: {
      subject: 'VIP list: {name}',
      heading: '{name} joined the VIP list.',
      note: 'Consent text version {consent.version}.',
    },
    confirmation: {
      subject: 'You are on the VIP list',
      preview: 'What to expect, and how often.',
      text: inParagraphs(
        'You are on the list. There are about {claim.launchesPerYear} launches a year, and you will hear of each before it is public. In between we are quiet.',
        'The first thing you will receive is a floor plan, not a newsletter.',
        'If this was not you, or you change your mind, reply to this e-mail and we take you off.',
      ),
    },
  },
  join: {
    recipients: null,
    notice: {
      subject: 'Application: {name}',
      heading: '{name} has applied to join the network.',
      note: 'The site promises an answer within two weeks, conversation included.',
    },
    confirmation: {
      subject: 'Your application to {company}',
      preview: 'Two weeks, including a conversation.',
      text: inParagraphs(
        'Your application is with us. Within two weeks a partner in your city will call to arrange a conversation.',
        'There is nothing to prepare and nothing to pay. If you have a building you admire, think about why; we always ask.',
      ),
    },
  },
};

function inParagraphs(...paragraphs: string[]) {
  return paragraphs.join('\n\n');
}
