export type FieldDeclaration = {
  /** The key of the answer, and the `name` attribute. */
  name: string;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'long-text' | 'select' | 'radios' | 'checkbox';
  isRequired?: true;
  /** For selects and radios. */
  options?: readonly EnquiryOption[];
  /** The option that is selected at first. */
  initial?: string;
  autoComplete?: string;
  hint?: string | (() => string);
  /** In UTF-16 code units, with a line break counted as one. */
  maxLength: number;
  section?: FieldSection;
  width?: 'half' | 'whole';
};

export type EnquiryOption = { value: string; label: string };

export const fieldSections = ['contact', 'preferences', 'agent', 'additional'] as const;

export type FieldSection = (typeof fieldSections)[number];

/** The value of a ticked checkbox. */
export const ticked = 'yes';

type Details = Omit<FieldDeclaration, 'name' | 'label' | 'kind' | 'maxLength' | 'options'>;

export function textField(name: string, label: string, details: Details = {}): FieldDeclaration {
  return { name, label, kind: 'text', maxLength: 200, width: 'half', ...details };
}

export function emailField(details: Details = {}): FieldDeclaration {
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

export function phoneField(details: Details = {}): FieldDeclaration {
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

/** Who writes, in two names. */
export const personFields: readonly FieldDeclaration[] = [
  textField('firstName', 'First name', { isRequired: true, autoComplete: 'given-name' }),
  textField('lastName', 'Last name', { isRequired: true, autoComplete: 'family-name' }),
  emailField(),
  phoneField({ isRequired: true }),
];

export function messageField(details: Details = {}): FieldDeclaration {
  return {
    name: 'message',
    label: 'Message',
    kind: 'long-text',
    maxLength: 5_000,
    width: 'whole',
    ...details,
  };
}

export function checkbox(name: string, label: string, details: Details = {}): FieldDeclaration {
  return { name, label, kind: 'checkbox', maxLength: ticked.length, width: 'whole', ...details };
}

/** An option given as text has that text as its value. */
export function select(
  name: string,
  label: string,
  options: readonly (string | EnquiryOption)[],
  details: Details = {},
): FieldDeclaration {
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
): FieldDeclaration {
  return { ...select(name, label, options, details), kind: 'radios', width: 'whole' };
}
