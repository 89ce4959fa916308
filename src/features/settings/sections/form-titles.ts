import type { LetterForm } from '../../../site/settings-letters.ts';

export const formTitles: Record<LetterForm, string> = {
  contact: 'Contact',
  'partner-contact': 'Partners',
  'project-interest': 'Projects',
  vip: 'VIP list',
  join: 'Join',
};
