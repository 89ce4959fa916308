import { z } from 'zod';
import { plainText } from '../../lib/plain-text.ts';
import {
  enquiryErrors,
  enquiryForms,
  fieldsAsked,
  type EnquiryAnswers,
  type EnquiryFormName,
} from './enquiry.ts';
import { complaintAbout, ticked, type EnquiryField } from './enquiry-field.ts';

/** Makes answers of whatever was sent, as the declaration of the form wants them. */
export function enquirySchema(form: EnquiryFormName) {
  return z.record(z.string(), z.unknown()).transform((sent, context) => {
    const values = typedValues(form, sent);
    for (const [name, message] of Object.entries(enquiryErrors(form, values))) {
      context.addIssue({ code: 'custom', path: [name], message });
    }
    return readableAnswers(form, values);
  });
}

/** What stood in the fields of the form, wrong or right. Nothing else that was sent is looked at. */
export function typedValues(form: EnquiryFormName, sent: Record<string, unknown>) {
  return Object.fromEntries(
    enquiryForms[form].fields
      .map((field) => [field.name, valueOf(field, ownValue(sent, field.name))] as const)
      .filter(([, value]) => value !== ''),
  );
}

/** Those answers of the fields asked that nothing is wrong with. */
export function readableAnswers(
  form: EnquiryFormName,
  values: Record<string, string>,
): EnquiryAnswers {
  const answers: EnquiryAnswers = {};
  for (const field of fieldsAsked(form, values)) {
    const value = values[field.name] ?? '';
    if (value !== '' && complaintAbout(field, value) === undefined) answers[field.name] = value;
  }
  return answers;
}

/** True when something stands in the field that visitors never see. */
export function isTrapped(form: EnquiryFormName, sent: Record<string, unknown>) {
  return (ownValue(sent, enquiryForms[form].trap) ?? '') !== '';
}

function ownValue(sent: Record<string, unknown>, name: string) {
  return Object.hasOwn(sent, name) ? sent[name] : undefined;
}

const unreadable = '\uFFFD';
const meansTicked: unknown[] = [ticked, 'on', 'true', '1', true];
const meansUnticked: unknown[] = ['no', 'off', 'false', '0', false];

/** What is no text, such as a file or a field sent twice, becomes the sign for what cannot be read. */
function valueOf({ kind }: EnquiryField, given: unknown): string {
  if (given === undefined || given === null || given === '') return '';
  if (kind === 'checkbox') {
    if (meansUnticked.includes(given)) return '';
    return meansTicked.includes(given) ? ticked : unreadable;
  }
  if (typeof given !== 'string') return unreadable;
  const text = plainText(given).trim();
  return kind === 'long-text' ? text : text.replaceAll(/\s+/g, ' ');
}
