import { baseInboxSettings } from './settings/base-inbox-settings.ts';
import { baseEmails } from './base-emails.ts';
import type { InboxSettings } from './settings/inbox.ts';
import type { EmailTexts } from './settings/emails.ts';

/** The letters of a company that has not said how soon it replies and what joining costs. */
export const namelessEmails: EmailTexts = {
  ...baseEmails,
  contact: {
    ...baseEmails.contact,
    confirmation: {
      ...baseEmails.contact.confirmation,
      preview: 'We will reply soon.',
      text: 'Thank you for your message. We will reply soon.\n\nIf it is urgent, please call {office.phone}.',
    },
  },
  'project-interest': {
    ...baseEmails['project-interest'],
    confirmation: {
      ...baseEmails['project-interest'].confirmation,
      text: 'Thank you for asking about {project}. One of our partners will call or write, with the floor plans that fit your request.\n\nUntil then, nothing is reserved and you are under no obligation.',
    },
  },
  vip: {
    ...baseEmails.vip,
    confirmation: {
      ...baseEmails.vip.confirmation,
      preview: 'What to expect.',
      text: 'You are on the list. There are about {claim.launchesPerYear} launches a year. You will hear about launches before they are public.\n\nIf you did not sign up, or if you change your mind, reply to this email and we will remove you from the list.',
    },
  },
  join: {
    ...baseEmails.join,
    notice: { ...baseEmails.join.notice, note: null },
    confirmation: {
      ...baseEmails.join.confirmation,
      preview: 'What happens next.',
      text: 'We have received your application. A partner will call to arrange a conversation.\n\nThere is nothing to prepare.',
    },
  },
};

export const namelessInboxSettings: InboxSettings = {
  ...baseInboxSettings,
  templates: [
    ...baseInboxSettings.templates.slice(0, 1),
    {
      name: 'Visit to the office',
      subject: 'Visit to our office',
      text: 'Dear {firstName},\n\nWe would be glad to show you the plans at our office. You will find us at {office.address}. It is open {office.days}, {office.times}. Which day would suit you?\n\nKind regards,\n{member}',
    },
  ],
};
