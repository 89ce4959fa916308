import type { EmailForm } from '../../../site/settings/emails.ts';

export const formTitles: Record<EmailForm, string> = {
  contact: 'Contact',
  'partner-contact': 'Partners',
  'project-interest': 'Projects',
  vip: 'VIP list',
  join: 'Join',
};
