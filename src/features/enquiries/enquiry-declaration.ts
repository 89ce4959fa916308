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
  /** The texts may contain `{name}` of the record the form is about, a partner's `{firstName}` and a project's `{city}`. */
  title: string;
  button: string;
  /** The honeypot field. */
  trap: 'bot-field' | 'company-website';
  fields: readonly FieldDeclaration[];
  about?: 'partner' | 'project';
  /** The id of the part of the page that holds the form and the thanks, unless they take the whole page. */
  anchor?: string;
  /** What a visitor reads who cannot be shown what an editor has written. */
  thanks: ThanksWords;
};
