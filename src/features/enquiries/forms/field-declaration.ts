import type { Messages } from '../../../messages/messages.ts';
import { hasSettings } from '../../../site/settings/settings.ts';
import { formMessages, type FormMessages } from '../../../messages/forms.ts';

export type FieldName = keyof FormMessages['fields'];

export type FieldDeclaration = {
  /** The key of the answer, and the `name` attribute. */
  name: FieldName;
  /** In the language of the site. */
  readonly label: string;
  kind: 'text' | 'email' | 'tel' | 'long-text' | 'select' | 'radios' | 'checkbox';
  isRequired?: true;
  /** For selects and radios. Public scripts contain only the options that do not come from settings. */
  readonly options?: readonly EnquiryOption[] | undefined;
  /** The option that is selected initially. */
  initial?: string;
  autoComplete?: string;
  /** The editors’ text about emails, or a message. */
  hint?: 'newsletter' | keyof Messages['frame']['hints'];
  /** In UTF-16 code units; a line break counts as one. */
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

type FieldOptions = Omit<FieldDeclaration, 'name' | 'label' | 'options'> & {
  choices?: () => FieldDeclaration['options'];
};

/** Label and options are getters, because language and settings may change later. */
function newField(
  name: FieldName,
  { kind, maxLength, choices, ...details }: FieldOptions,
): FieldDeclaration {
  return {
    name,
    get label() {
      return formMessages().fields[name];
    },
    get options() {
      return choices?.();
    },
    kind,
    maxLength,
    ...details,
  };
}

export function textField(name: FieldName, details: Details = {}) {
  return newField(name, { kind: 'text', maxLength: 200, width: 'half', ...details });
}

export function emailField(details: Details = {}) {
  return newField('email', {
    kind: 'email',
    autoComplete: 'email',
    maxLength: 254,
    width: 'half',
    isRequired: true,
    ...details,
  });
}

export function phoneField(details: Details = {}) {
  return newField('phone', {
    kind: 'tel',
    autoComplete: 'tel',
    maxLength: 50,
    width: 'half',
    ...details,
  });
}

/** The person who writes, with first and last name. */
export const personFields: readonly FieldDeclaration[] = [
  textField('firstName', { isRequired: true, autoComplete: 'given-name' }),
  textField('lastName', { isRequired: true, autoComplete: 'family-name' }),
  emailField(),
  phoneField({ isRequired: true }),
];

export function messageField(details: Details = {}) {
  return newField('message', { kind: 'long-text', maxLength: 5_000, width: 'whole', ...details });
}

export function checkbox(name: FieldName, details: Details = {}) {
  return newField(name, { kind: 'checkbox', maxLength: ticked.length, width: 'whole', ...details });
}

/** A function returns the values from the settings. */
export function select(
  name: FieldName,
  values: readonly string[] | (() => readonly EnquiryOption[]),
  details: Details = {},
) {
  const choices =
    typeof values === 'function' ? () => (hasSettings() ? values() : undefined) : toOptions(values);
  return newField(name, { kind: 'select', choices, maxLength: 50, width: 'half', ...details });
}

export function radios(name: FieldName, values: readonly string[], details: Details = {}) {
  const choices = toOptions(values);
  return newField(name, { kind: 'radios', choices, maxLength: 50, width: 'whole', ...details });
}

function toOptions(values: readonly string[]) {
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
