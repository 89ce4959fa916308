import { hasSettings } from '../../site/settings.ts';
import { formMessages, type FormMessages } from '../../lib/form-messages.ts';

export type FieldName = keyof FormMessages['fields'];

export type FieldDeclaration = {
  /** The key of the answer, and the `name` attribute. */
  name: FieldName;
  /** In the language of the site. */
  readonly label: string;
  kind: 'text' | 'email' | 'tel' | 'long-text' | 'select' | 'radios' | 'checkbox';
  isRequired?: true;
  /** For selects and radios. In the script of public pages only those that no setting decides. */
  readonly options?: readonly EnquiryOption[] | undefined;
  /** The option that is selected at first. */
  initial?: string;
  autoComplete?: string;
  hint?: () => string;
  /** In UTF-16 code units, with a line break counted as one. */
  maxLength: number;
  section?: FieldSection;
  width?: 'half' | 'whole';
};

type EnquiryOption = { value: string; readonly label: string };

export const fieldSections = ['contact', 'preferences', 'agent', 'additional'] as const;

type FieldSection = (typeof fieldSections)[number];

/** The value of a ticked checkbox. */
export const ticked = 'yes';

type Details = Omit<FieldDeclaration, 'name' | 'label' | 'kind' | 'maxLength' | 'options'>;

type Declared = Omit<FieldDeclaration, 'name' | 'label' | 'options'> & {
  offered?: () => FieldDeclaration['options'];
};

/** Label and options are asked for when they are read: language and settings may be others by then. */
function declared(
  name: FieldName,
  { kind, maxLength, offered, ...details }: Declared,
): FieldDeclaration {
  return {
    name,
    get label() {
      return formMessages().fields[name];
    },
    get options() {
      return offered?.();
    },
    kind,
    maxLength,
    ...details,
  };
}

export function textField(name: FieldName, details: Details = {}) {
  return declared(name, { kind: 'text', maxLength: 200, width: 'half', ...details });
}

export function emailField(details: Details = {}) {
  return declared('email', {
    kind: 'email',
    autoComplete: 'email',
    maxLength: 254,
    width: 'half',
    isRequired: true,
    ...details,
  });
}

export function phoneField(details: Details = {}) {
  return declared('phone', {
    kind: 'tel',
    autoComplete: 'tel',
    maxLength: 50,
    width: 'half',
    ...details,
  });
}

/** Who writes, in two names. */
export const personFields: readonly FieldDeclaration[] = [
  textField('firstName', { isRequired: true, autoComplete: 'given-name' }),
  textField('lastName', { isRequired: true, autoComplete: 'family-name' }),
  emailField(),
  phoneField({ isRequired: true }),
];

export function messageField(details: Details = {}) {
  return declared('message', { kind: 'long-text', maxLength: 5_000, width: 'whole', ...details });
}

export function checkbox(name: FieldName, details: Details = {}) {
  return declared(name, { kind: 'checkbox', maxLength: ticked.length, width: 'whole', ...details });
}

/** A function gives the values that stand in the settings. */
export function select(
  name: FieldName,
  values: readonly string[] | (() => readonly string[]),
  details: Details = {},
) {
  const offered =
    typeof values === 'function'
      ? () => (hasSettings() ? values().map(option) : undefined)
      : fixed(values);
  return declared(name, { kind: 'select', offered, maxLength: 50, width: 'half', ...details });
}

export function radios(name: FieldName, values: readonly string[], details: Details = {}) {
  const offered = fixed(values);
  return declared(name, { kind: 'radios', offered, maxLength: 50, width: 'whole', ...details });
}

function fixed(values: readonly string[]) {
  const options = values.map(option);
  return () => options;
}

function option(value: string): EnquiryOption {
  return {
    value,
    get label() {
      return formMessages().options[value] ?? value;
    },
  };
}
