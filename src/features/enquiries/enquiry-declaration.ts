import type { FieldDeclaration } from './field-declaration.ts';

export const enquiryFormNames = [
  'contact',
  'partner-contact',
  'project-interest',
  'vip',
  'join',
] as const;

export type EnquiryFormName = (typeof enquiryFormNames)[number];

/** What is shown once a form was sent. */
export type ThanksWords = { heading: string; text: string; button?: string };

export type EnquiryDeclaration = {
  name: EnquiryFormName;
  /** The honeypot field. */
  trap: 'bot-field' | 'company-website';
  fields: readonly FieldDeclaration[];
  about?: 'partner' | 'project';
  /** The id of the part of the page that holds the form and the thanks, unless they take the whole page. */
  anchor?: string;
};
