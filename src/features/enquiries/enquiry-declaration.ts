import { frameMessages } from '../../lib/messages.ts';
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

/**
 * Title, button and thanks of a form, in the language of the site; the thanks are for where what an editor has written
 * cannot be shown. They may contain `{name}` of the record that the form is about, a partner's `{firstName}` and a
 * project's `{city}`.
 */
export function wordsOfForm(form: EnquiryFormName): {
  title: string;
  button: string;
  thanks: ThanksWords;
} {
  return frameMessages().forms[form];
}
