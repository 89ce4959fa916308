import { formMessages } from '../../messages/forms.ts';
import { contactForm } from './forms/contact.ts';
import type { EnquiryStatus } from './enquiry-status.ts';
import {
  enquiryFormNames,
  type EnquiryDeclaration,
  type EnquiryFormName,
  type ThanksText,
} from './forms/enquiry-declaration.ts';
import { ticked, type FieldDeclaration } from './forms/field-declaration.ts';
import { joinForm } from './forms/join.ts';
import { partnerContactForm } from './forms/partner-contact.ts';
import { projectInterestForm } from './forms/project-interest.ts';
import { vipForm } from './forms/vip.ts';

export { enquiryFormNames, type EnquiryFormName, type ThanksText };

export const enquiryForms: Record<EnquiryFormName, EnquiryDeclaration> = {
  contact: contactForm,
  'partner-contact': partnerContactForm,
  'project-interest': projectInterestForm,
  vip: vipForm,
  join: joinForm,
};

/** Answers by field name, without empty ones. A ticked checkbox is `yes`. */
export type EnquiryAnswers = Record<string, string>;

/** The partner or project that an enquiry is about. */
export type EnquirySubject = {
  id: string;
  slug: string;
  name: string;
  /** The partner who receives the notice. */
  email?: string;
  /** The address is that of the host, who may not be the partner. */
  isHost?: true;
  /** The id of the project's city. */
  city?: string;
  /** The number of the home that the visitor came from. */
  home?: string | undefined;
  /** Why no enquiry is taken, as the answer to one. */
  closed?: string | undefined;
  /** Who replies: the partner, or the project's partner. */
  replier?: { name: string; phone: string | null; brokerage: string | null } | undefined;
};

export type EnquiryRow = {
  id: string;
  form: EnquiryFormName;
  /** Unique: makes submitting idempotent. */
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
  /** The consent text that the visitor saw. */
  consentSentence: string;
  /** The locale of the page with the consent text. Empty for enquiries from before it was stored. */
  consentLanguage: string;
  newsletterOptIn: 0 | 1;
  /** The text beside the ticked checkbox. Empty without consent, and before it was stored. */
  newsletterSentence: string;
  /** Told to the visitor. Null for what came by email, and before there were references. */
  reference: string | null;
  /** The number of the home that it is about. */
  home: string | null;
  /** Where it was sent from, if another system sent it. */
  source: string | null;
  /** The code of the campaign whose link the visitor followed. */
  campaignCode: string | null;
  note: string;
  searchText: string;
  revision: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: string | null;
} & AssignmentColumns &
  ViewingColumns &
  EnquiryStatus;

/** The columns that staff change while they process an enquiry. */
type AssignmentColumns = {
  /** The id of a member. */
  givenTo: string | null;
  followUpOn: string | null;
  /** The follow-up day that members were reminded of. */
  remindedFor: string | null;
  /** The time of the first answer. */
  answeredAt: string | null;
  /** The time when it was moved to the bin. */
  deletedAt: string | null;
  /** The id of the enquiry that this duplicate was merged into. */
  joinedTo: string | null;
  /** `team`: added by the team, without a consent. */
  cameBy: 'form' | 'mail' | 'team';
  /** The id of its project's city. */
  city: string | null;
  /** 1 for spam that a person may have sent: no one has been told of it yet. */
  isHeld: 0 | 1;
  /** 1 once other systems were told of it. */
  announced: 0 | 1;
};

/** The viewing that was booked or asked for with an enquiry. Null without one. */
export type ViewingColumns = {
  viewingState: 'asked' | 'booked' | 'cancelled' | 'came' | 'missed' | null;
  /** The id of a host. */
  viewingHost: string | null;
  /** UTC. Null while another time is asked for. */
  viewingAt: string | null;
  viewingUntil: string | null;
  /** JSON; `viewingDetails` reads it. */
  viewingDetails: string | null;
  /** The last reminder that was sent. */
  viewingReminded: 'day' | 'hours' | null;
  /** The hash of the secret of the visitor's link. */
  viewingToken: string | null;
};

export const viewingDefaults: ViewingColumns = {
  viewingState: null,
  viewingHost: null,
  viewingAt: null,
  viewingUntil: null,
  viewingDetails: null,
  viewingReminded: null,
  viewingToken: null,
};

/** The initial values of the columns that are not required. */
export const enquiryDefaults = {
  aboutId: null,
  aboutSlug: null,
  aboutName: null,
  phone: '',
  consentVersion: '',
  consentSentence: '',
  consentLanguage: '',
  newsletterOptIn: 0,
  newsletterSentence: '',
  reference: null,
  home: null,
  source: null,
  campaignCode: null,
  status: 'new',
  readAt: null,
  note: '',
  searchText: '',
  revision: 1,
  updatedBy: null,
  givenTo: null,
  followUpOn: null,
  remindedFor: null,
  answeredAt: null,
  deletedAt: null,
  joinedTo: null,
  cameBy: 'form',
  city: null,
  isHeld: 0,
  announced: 0,
  ...viewingDefaults,
} satisfies Partial<EnquiryRow>;

export type Enquiry = Omit<EnquiryRow, 'answers'> & { answers: EnquiryAnswers };

/** What a page needs to render its form. */
export type EnquiryFormState = {
  isSent: boolean;
  /** By field name. */
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Shown above the form. */
  alert: string | undefined;
  /** What was sent, for the thanks. Absent an hour later. */
  receipt?: Receipt | undefined;
};

/** What the thanks say of an enquiry. */
export type Receipt = {
  /** The id of the enquiry. */
  id: string;
  form: EnquiryFormName;
  name: string;
  email: string;
  /** False without a mail server, which sends no confirmation. */
  isConfirmed: boolean;
  /** What it is about, and a second line. */
  about: string;
  /** It is a name, which is the same in all languages. */
  isAboutName?: true;
  place: string | null;
  reference: string;
  /** Null if the office has not promised when it replies. */
  reply: {
    name: string;
    firstName: string;
    /** Its registered name; empty without one. */
    brokerage: string;
    phone: string | null;
    by: string;
  } | null;
};

/** True if its sender agreed to emails about launches and first access. */
export function agreesToEmails(
  enquiry: Pick<EnquiryRow, 'form' | 'newsletterOptIn' | 'cameBy' | 'consentSentence'>,
) {
  return provesConsent(enquiry) && (enquiry.form === 'vip' || enquiry.newsletterOptIn === 1);
}

/** What was sent by a form, or was added with the sentence that the person agreed to. */
export function provesConsent({
  cameBy,
  consentSentence,
}: Pick<EnquiryRow, 'cameBy' | 'consentSentence'>) {
  return cameBy === 'form' || consentSentence !== '';
}

export function isEnquiryFormName(name: unknown): name is EnquiryFormName {
  return enquiryFormNames.some((formName) => formName === name);
}

/** The id of a field's control. */
export function fieldId(form: EnquiryFormName, name: string) {
  return `${form}-${name}`;
}

/** The id of the section of a form on its own page. */
export function sectionId(form: EnquiryFormName) {
  return `${form}-form`;
}

/** The id of the heading and the fields. On phones they are below the text beside the form. */
export function fieldsId(form: EnquiryFormName) {
  return `${form}-fields`;
}

/** The fields for these values. Agents get Agent Information instead of Preferences. */
export function fieldsAsked(form: EnquiryFormName, values: Record<string, string>) {
  const omittedSection = values['isAgent'] === ticked ? 'preferences' : 'agent';
  return enquiryForms[form].fields.filter(({ section }) => section !== omittedSection);
}

/** The answers as text, with their labels. */
export function formatAnswers(form: EnquiryFormName, answers: EnquiryAnswers) {
  return enquiryForms[form].fields.flatMap((field) => {
    const answer = answers[field.name];
    return answer === undefined ? [] : [{ label: field.label, text: answerText(field, answer) }];
  });
}

/** One answer as text; empty if there is none. */
export function formatEnquiryAnswer(
  form: EnquiryFormName,
  name: string,
  answer: string | undefined,
) {
  const field = enquiryForms[form].fields.find((one) => one.name === name);
  return field && answer !== undefined ? answerText(field, answer) : '';
}

function answerText({ kind, options }: FieldDeclaration, answer: string) {
  if (kind === 'checkbox') return formMessages().yes;
  return options?.find(({ value }) => value === answer)?.label ?? answer;
}
