import { locale } from '../../../lib/text/locale.ts';
import { isEmailAddress, withoutQuotes } from '../../../lib/web/email-address.ts';
import { formMessages } from '../../../messages/forms.ts';
import { plainText } from '../../../lib/html/plain-text.ts';
import {
  enquiryForms,
  fieldsAsked,
  type EnquiryAnswers,
  type EnquiryFormName,
} from '../enquiry.ts';
import { trapName } from './enquiry-declaration.ts';
import { ticked, type FieldDeclaration } from './field-declaration.ts';

export type ReadEnquiry = {
  form: EnquiryFormName;
  /** The values of all declared fields, valid or not. */
  values: Record<string, string>;
  /** The valid answers. */
  answers: EnquiryAnswers;
  /** The validation errors by field. */
  errors: Record<string, string>;
  /** True if the honeypot field has a value. */
  isTrapped: boolean;
};

/**
 * Reads and validates a submitted form. Runs in the browser before submitting and again on the server, which checks
 * telephone numbers in full.
 */
export function readEnquiry(
  form: EnquiryFormName,
  sent: Record<string, unknown>,
  isTelephone = mayBeTelephone,
): ReadEnquiry {
  const { fields } = enquiryForms[form];
  const values = Object.fromEntries(
    fields
      .map((field) => [field.name, answerText(field, ownValue(sent, field.name))] as const)
      .filter(([, value]) => value !== ''),
  );
  const isTrapped = (ownValue(sent, trapName) ?? '') !== '';
  const result: ReadEnquiry = { form, values, answers: {}, errors: {}, isTrapped };
  for (const field of fieldsAsked(form, values)) {
    const value = values[field.name] ?? '';
    const error = validationError(field, value, isTelephone);
    if (error !== undefined) result.errors[field.name] = error;
    else if (value !== '') result.answers[field.name] = value;
  }
  return result;
}

export function validationError(
  field: FieldDeclaration,
  value: string,
  isTelephone = mayBeTelephone,
): string | undefined {
  const { kind, isRequired, maxLength } = field;
  const messages = formMessages();
  if (isBlank(value)) return isRequired ? messages.required : undefined;
  if (value.includes(unreadable)) return messages.unreadable;
  const isWellFormedField = kind === 'tel' ? isTelephone(value) : isWellFormed(field, value);
  if (!isWellFormedField) {
    if (kind === 'email') return messages.email;
    return kind === 'tel' ? messages.phone : messages.option;
  }
  if (value.length <= maxLength) return undefined;
  return messages.tooLong(maxLength.toLocaleString(locale()));
}

/** The full check is too long for the scripts of visitors. */
function mayBeTelephone(value: string) {
  return /(?:\p{Nd}\P{Nd}*){3}/u.test(value) && !value.includes('@');
}

/** Also true for invisible characters. */
function isBlank(value: string) {
  return value.replaceAll(/[\p{Z}\p{C}]/gu, '') === '';
}

function isWellFormed({ kind, options }: FieldDeclaration, value: string) {
  if (kind === 'email') return isEmailAddress(value);
  if (kind === 'checkbox') return value === ticked;
  return options?.some((option) => option.value === value) ?? true;
}

function ownValue(sent: Record<string, unknown>, name: string) {
  return Object.hasOwn(sent, name) ? sent[name] : undefined;
}

/** Replaces values that are not text. */
export const unreadable = '\uFFFD';
const meansTicked: unknown[] = [ticked, 'on', 'true', '1', true];
const meansUnticked: unknown[] = ['no', 'off', 'false', '0', false];

/** A value that is not text, such as a file or a field sent twice, becomes the replacement character. */
function answerText({ kind }: FieldDeclaration, value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (kind === 'checkbox') {
    if (meansUnticked.includes(value)) return '';
    return meansTicked.includes(value) ? ticked : unreadable;
  }
  if (typeof value !== 'string') return unreadable;
  const text = plainText(value).trim();
  if (kind === 'email') return withoutQuotes(text);
  return kind === 'long-text' ? text : text.replaceAll(/\s+/g, ' ');
}
