import type { FieldDeclaration } from './field-declaration.ts';

export const enquiryFormNames = [
  'contact',
  'partner-contact',
  'project-interest',
  'vip',
  'join',
] as const;

export type EnquiryFormName = (typeof enquiryFormNames)[number];

export type EnquiryDeclaration = {
  name: EnquiryFormName;
  /** In these texts `{…}` stands for what the form is about: `{name}`, a partner's `{firstName}`, a project's `{city}`. */
  title: string;
  button: string;
  /** The field that visitors never see and robots fill in. */
  trap: 'bot-field' | 'company-website';
  fields: readonly FieldDeclaration[];
  about?: 'partner' | 'project';
  /** The id of the part of its page where the form and the thanks stand, unless they are the page. */
  anchor?: string;
  thanks: { heading: string; text: string };
  /** Stands under the fields; by sending, the visitor agrees. */
  consent: string;
};
