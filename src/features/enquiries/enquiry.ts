import { contactForm } from './contact.ts';
import {
  enquiryFormNames,
  type EnquiryDeclaration,
  type EnquiryFormName,
} from './enquiry-declaration.ts';
import { ticked, type FieldDeclaration } from './field-declaration.ts';
import { joinForm } from './join.ts';
import { partnerContactForm } from './partner-contact.ts';
import { projectInterestForm } from './project-interest.ts';
import { vipForm } from './vip.ts';

export { enquiryFormNames, type EnquiryFormName };

export const enquiryForms: Record<EnquiryFormName, EnquiryDeclaration> = {
  contact: contactForm,
  'partner-contact': partnerContactForm,
  'project-interest': projectInterestForm,
  vip: vipForm,
  join: joinForm,
};

/** Rises with every change to the sentence of any form. */
export const consentVersion = '2';

/** Only what was given: no empty values, checkboxes as `yes`. */
export type EnquiryAnswers = Record<string, string>;

/** The partner or project that an enquiry is about, as it was then. */
export type EnquirySubject = {
  id: string;
  slug: string;
  name: string;
  /** Where the notice goes instead of to the office. */
  email?: string;
};

export type EnquiryRow = {
  id: string;
  form: EnquiryFormName;
  /** The same for one enquiry sent twice. */
  submissionKey: string;
  aboutId: string | null;
  aboutSlug: string | null;
  aboutName: string | null;
  name: string;
  email: string;
  emailFolded: string;
  phone: string;
  /** {@link EnquiryAnswers} as JSON text. */
  answers: string;
  consentVersion: string;
  /** The sentence of that version as it was read. */
  consentSentence: string;
  newsletterOptIn: 0 | 1;
  state: 'new' | 'read' | 'answered' | 'spam';
  note: string;
  searchText: string;
  revision: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: string | null;
};

export type Enquiry = Omit<EnquiryRow, 'answers'> & { answers: EnquiryAnswers };

/** One stored enquiry, remembered for an hour to count against the limits. */
export type EnquiryTryRow = {
  id: string;
  /** What a trap caught counts apart. */
  form: EnquiryFormName | `spam:${EnquiryFormName}`;
  /** Signatures: neither the address nor the e-mail can be read from them. */
  addressKey: string;
  emailKey: string;
  triedAt: string;
};

/** What a page shows of its form. */
export type EnquiryFormState = {
  isSent: boolean;
  /** What was typed, by the names of the fields. */
  values: Record<string, string>;
  errors: Record<string, string>;
  /** What stands above the form as an alert. */
  alert: string | undefined;
};

export function isEnquiryFormName(name: unknown): name is EnquiryFormName {
  return enquiryFormNames.some((known) => known === name);
}

/** The id of a field's control. */
export function fieldId(form: EnquiryFormName, name: string) {
  return `${form}-${name}`;
}

/** The id of the section in which a form stands that has a page to itself. */
export function sectionId(form: EnquiryFormName) {
  return `${form}-form`;
}

/** The fields that stand open: for an agent, Agent Information in place of Preferences. */
export function fieldsAsked(form: EnquiryFormName, values: Record<string, string>) {
  const absent = values['isAgent'] === ticked ? 'preferences' : 'agent';
  return enquiryForms[form].fields.filter(({ section }) => section !== absent);
}

/** Every answer given, as people read it. */
export function answersInWords(form: EnquiryFormName, answers: EnquiryAnswers) {
  return enquiryForms[form].fields.flatMap((field) => {
    const answer = answers[field.name];
    return answer === undefined ? [] : [{ label: field.label, words: wordsOf(field, answer) }];
  });
}

/** One answer as people read it, by the name of its field; empty when none was given. */
export function wordsOfAnswer(form: EnquiryFormName, name: string, answer: string | undefined) {
  const field = enquiryForms[form].fields.find((one) => one.name === name);
  return field && answer !== undefined ? wordsOf(field, answer) : '';
}

/** `{name}` and its like in a text of the form, filled in. */
export function wordsAbout(text: string, about: Record<string, string | undefined>) {
  return text.replaceAll(/\{(\w+)\}/g, (_all, key: string) => about[key] ?? '');
}

function wordsOf({ kind, options }: FieldDeclaration, answer: string) {
  if (kind === 'checkbox') return 'Yes';
  return options?.find(({ value }) => value === answer)?.label ?? answer;
}
