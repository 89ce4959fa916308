import { formMessages } from '../../lib/messages.ts';
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
  readonly title: string;
  readonly button: string;
  /** The honeypot field. */
  trap: 'bot-field' | 'company-website';
  fields: readonly FieldDeclaration[];
  about?: 'partner' | 'project';
  /** The id of the part of the page that holds the form and the thanks, unless they take the whole page. */
  anchor?: string;
  /** What a visitor reads who cannot be shown what an editor has written. */
  readonly thanks: ThanksWords;
};

type Declared = Omit<EnquiryDeclaration, 'title' | 'button' | 'thanks'>;

/** Its words are asked for when they are read, in the language of the site. */
export function defineForm(declared: Declared): EnquiryDeclaration {
  const words = () => formMessages().of[declared.name];
  return {
    ...declared,
    get title() {
      return words().title;
    },
    get button() {
      return words().button;
    },
    get thanks() {
      return words().thanks;
    },
  };
}
