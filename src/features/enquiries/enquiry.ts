import { contactForm } from './contact.ts';
import type { Stage } from './enquiry-stage.ts';
import {
  enquiryFormNames,
  type EnquiryDeclaration,
  type EnquiryFormName,
  type ThanksWords,
} from './enquiry-declaration.ts';
import { ticked, type FieldDeclaration } from './field-declaration.ts';
import { joinForm } from './join.ts';
import { partnerContactForm } from './partner-contact.ts';
import { projectInterestForm } from './project-interest.ts';
import { vipForm } from './vip.ts';

export { enquiryFormNames, type EnquiryFormName, type ThanksWords };

export const enquiryForms: Record<EnquiryFormName, EnquiryDeclaration> = {
  contact: contactForm,
  'partner-contact': partnerContactForm,
  'project-interest': projectInterestForm,
  vip: vipForm,
  join: joinForm,
};

/** Has no empty values. A ticked checkbox is `yes`. */
export type EnquiryAnswers = Record<string, string>;

/** The partner or project that an enquiry is about. */
export type EnquirySubject = {
  id: string;
  slug: string;
  name: string;
  /** The partner who receives the notice. */
  email?: string;
  /** The city id of a project. */
  city?: string;
};

export type EnquiryRow = {
  id: string;
  form: EnquiryFormName;
  /** Unique, which makes submitting idempotent. */
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
  /** The consent text as shown to the visitor. */
  consentSentence: string;
  newsletterOptIn: 0 | 1;
  state: 'new' | 'read' | 'answered' | 'spam';
  note: string;
  searchText: string;
  revision: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: string | null;
} & DeskColumns;

/** The columns that the back office changes. */
type DeskColumns = {
  /** Read it with `stageOf`, because the state counts, too. */
  stage: Stage;
  /** The id of a member. */
  givenTo: string | null;
  /** The follow-up day. */
  followUpOn: string | null;
  /** The follow-up day for which a reminder was sent. */
  remindedFor: string | null;
  /** The time of the first answer. */
  answeredAt: string | null;
  /** When it was moved to the bin. */
  deletedAt: string | null;
  /** The duplicate that the list shows instead of this enquiry. */
  joinedTo: string | null;
  cameBy: 'form' | 'mail';
  /** The city id of the project that it is about. */
  city: string | null;
};

/** The initial values of a new enquiry. */
export const untouched: DeskColumns = {
  stage: 'new',
  givenTo: null,
  followUpOn: null,
  remindedFor: null,
  answeredAt: null,
  deletedAt: null,
  joinedTo: null,
  cameBy: 'form',
  city: null,
};

export type Enquiry = Omit<EnquiryRow, 'answers'> & { answers: EnquiryAnswers };

/** The data that a page needs to render its form. */
export type EnquiryFormState = {
  isSent: boolean;
  /** By field name. */
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Shown above the form. */
  alert: string | undefined;
};

export function isEnquiryFormName(name: unknown): name is EnquiryFormName {
  return enquiryFormNames.some((formName) => formName === name);
}

/** The id of a field's control. */
export function fieldId(form: EnquiryFormName, name: string) {
  return `${form}-${name}`;
}

/** The id of the section of a form that has its own page. */
export function sectionId(form: EnquiryFormName) {
  return `${form}-form`;
}

/** The id of the element with the heading and the fields. */
export function fieldsId(form: EnquiryFormName) {
  return `${form}-fields`;
}

/** Agents get Agent Information instead of Preferences. */
export function fieldsAsked(form: EnquiryFormName, values: Record<string, string>) {
  const hiddenSection = values['isAgent'] === ticked ? 'preferences' : 'agent';
  return enquiryForms[form].fields.filter(({ section }) => section !== hiddenSection);
}

/** All answers as text, with their labels. */
export function answersInWords(form: EnquiryFormName, answers: EnquiryAnswers) {
  return enquiryForms[form].fields.flatMap((field) => {
    const answer = answers[field.name];
    return answer === undefined ? [] : [{ label: field.label, words: wordsOf(field, answer) }];
  });
}

/** One answer as text; empty if there is none. */
export function wordsOfAnswer(form: EnquiryFormName, name: string, answer: string | undefined) {
  const field = enquiryForms[form].fields.find((one) => one.name === name);
  return field && answer !== undefined ? wordsOf(field, answer) : '';
}

function wordsOf({ kind, options }: FieldDeclaration, answer: string) {
  if (kind === 'checkbox') return 'Yes';
  return options?.find(({ value }) => value === answer)?.label ?? answer;
}
