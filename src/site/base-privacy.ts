import { defaultDays, type Privacy } from './settings-privacy.ts';

/** The default consent texts. */
export const basePrivacy: Privacy = {
  version: '3',
  days: defaultDays,
  contact:
    'We use these details only to reply to you. They are read at our {office.city} office. To see, correct or erase them, write to {office.email}.',
  'partner-contact':
    'Your message goes to {name} and to our {office.city} office, so that we can reply. We do not sell it, share it or add you to a list. To see, correct or erase it, write to {office.email}.',
  'project-interest':
    'We use these details to answer you about {name}, and share them only with the partner who replies and, if you ask for an allocation, with the developer. To see, correct or erase them, write to {office.email}.',
  vip: 'By joining the list you ask {company} ({office.address}) to email, call or text you about launches, previews and prices. You can leave at any time by replying to any of our emails, by replying STOP to a text, or by writing to {office.email}. We do not pass the list on.',
  join: 'We use these details to consider your application and keep them for one year if we say no. By sending the form you agree that a partner may call or write to you about it. To see, correct or erase them, write to {office.email}.',
  newsletter:
    'Optional. {company}, {office.address}, may email me about new launches, about once a month. I can withdraw this consent at any time by replying to any of these emails or by writing to {office.email}.',
};
