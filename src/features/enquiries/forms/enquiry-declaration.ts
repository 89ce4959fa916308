import type { FieldDeclaration } from './field-declaration.ts';

export const enquiryFormNames = [
  'contact',
  'partner-contact',
  'project-interest',
  'vip',
  'join',
] as const;

/** The name of the buttons that send the form only to see the times of another week. */
export const weekName = 'day';

/** The honeypot of every form. Nothing may fill it in by itself: see decision 048. */
export const trapName = 'bot-field';

export type EnquiryFormName = (typeof enquiryFormNames)[number];

/** The text shown after a form was sent. */
export type ThanksText = { heading: string; text: string; button?: string };

export type EnquiryDeclaration = {
  name: EnquiryFormName;
  fields: readonly FieldDeclaration[];
  about?: 'partner' | 'project';
  /** The id of the section that holds the form and the thanks. Omitted if they take the whole page. */
  anchor?: string;
};
