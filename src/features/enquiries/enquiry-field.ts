import { isEmailAddress } from '../../lib/email-address.ts';

export type EnquiryField = {
  /** The key among the answers, and the field's `name` in HTML. */
  name: string;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'long-text' | 'select' | 'radios' | 'checkbox';
  isRequired?: true;
  /** For selects and radios. */
  options?: readonly EnquiryOption[];
  /** The option chosen to begin with, which says that all are welcome. Without it none is. */
  initial?: string;
  autoComplete?: string;
  hint?: string;
  /** In UTF-16 code units, breaks counted as one. */
  maxLength: number;
  section?: EnquirySection;
  width?: 'half' | 'whole';
  /** What is read when it is wrong, if the words of its kind do not say it. */
  complaint?: string;
};

export type EnquiryOption = { value: string; label: string };

export const enquirySections = ['contact', 'preferences', 'agent', 'additional'] as const;

export type EnquirySection = (typeof enquirySections)[number];

/** The value of a checkbox that is ticked. One that is not has none. */
export const ticked = 'yes';

export const fieldComplaints = {
  required: 'This is needed.',
  email: 'Enter an e-mail address, like name@example.com',
  phone: 'Enter a telephone number, with the area code',
  option: 'Choose one of these.',
  unreadable: 'Some of this cannot be read. Please type it again.',
} as const;

/** What is wrong with a value, if anything. The browser and the server both ask here. */
export function complaintAbout(field: EnquiryField, value: string): string | undefined {
  if (isBlank(value)) return field.isRequired ? fieldComplaints.required : undefined;
  if (value.includes('\uFFFD')) return fieldComplaints.unreadable;
  if (!isWellFormed(field, value)) {
    return field.complaint ?? complaintsByKind[field.kind] ?? fieldComplaints.option;
  }
  return value.length > field.maxLength ? tooLong(field.maxLength) : undefined;
}

/** True also for characters that cannot be seen. */
function isBlank(value: string) {
  return value.replaceAll(/[\p{Z}\p{C}]/gu, '') === '';
}

const complaintsByKind: Partial<Record<EnquiryField['kind'], string>> = {
  email: fieldComplaints.email,
  tel: fieldComplaints.phone,
};

function isWellFormed(field: EnquiryField, value: string) {
  if (field.kind === 'email') return isEmailAddress(value.trim());
  if (field.kind === 'tel') return value.replaceAll(/\P{Nd}/gu, '').length >= 5;
  if (field.kind === 'checkbox') return value === ticked;
  return field.options?.some((option) => option.value === value) ?? true;
}

function tooLong(maxLength: number) {
  return `This is too long: ${maxLength.toLocaleString('en-CA')} characters at most.`;
}

type Details = Omit<EnquiryField, 'name' | 'label' | 'kind' | 'maxLength' | 'options'>;

export function textField(name: string, label: string, details: Details = {}): EnquiryField {
  return { name, label, kind: 'text', maxLength: 200, width: 'half', ...details };
}

export function emailField(details: Details = {}): EnquiryField {
  return {
    name: 'email',
    label: 'E-mail',
    kind: 'email',
    autoComplete: 'email',
    maxLength: 254,
    width: 'half',
    isRequired: true,
    ...details,
  };
}

export function phoneField(details: Details = {}): EnquiryField {
  return {
    name: 'phone',
    label: 'Phone',
    kind: 'tel',
    autoComplete: 'tel',
    maxLength: 50,
    width: 'half',
    ...details,
  };
}

export function messageField(details: Details = {}): EnquiryField {
  return {
    name: 'message',
    label: 'Message',
    kind: 'long-text',
    maxLength: 5_000,
    width: 'whole',
    ...details,
  };
}

export function checkbox(name: string, label: string, details: Details = {}): EnquiryField {
  return { name, label, kind: 'checkbox', maxLength: ticked.length, width: 'whole', ...details };
}

/** Options that are kept as they are read. */
export function select(
  name: string,
  label: string,
  options: readonly (string | EnquiryOption)[],
  details: Details = {},
): EnquiryField {
  return {
    name,
    label,
    kind: 'select',
    options: options.map((option) =>
      typeof option === 'string' ? { value: option, label: option } : option,
    ),
    maxLength: 50,
    width: 'half',
    ...details,
  };
}

export function radios(
  name: string,
  label: string,
  options: readonly string[],
  details: Details = {},
): EnquiryField {
  return { ...select(name, label, options, details), kind: 'radios', width: 'whole' };
}
