import { z } from 'zod';
import { isEmailAddress } from '../lib/email-address.ts';
import * as field from '../records/fields.ts';
import { basePartnerBudgets, baseProjectBudgets, budgets } from './settings-budgets.ts';
import { lineWith, optionalTextWith, textWith } from './texts-with-facts.ts';

/** What the letters of each form can name besides facts of the company. Visitors are told nothing that they typed. */
export const letterPlaceholders = {
  contact: { notice: ['name', 'email', 'moment', 'topic'], confirmation: [] },
  'partner-contact': {
    notice: ['name', 'email', 'moment', 'partner'],
    confirmation: ['partner', 'partner.firstName'],
  },
  'project-interest': {
    notice: ['name', 'email', 'moment', 'project'],
    confirmation: ['project'],
  },
  vip: { notice: ['name', 'email', 'moment', 'consent.version'], confirmation: [] },
  join: { notice: ['name', 'email', 'moment'], confirmation: [] },
} as const satisfies Record<string, Record<'notice' | 'confirmation', readonly string[]>>;

export type LetterForm = keyof typeof letterPlaceholders;
export const letterForms = Object.keys(letterPlaceholders) as LetterForm[];
export type LetterKind = keyof (typeof letterPlaceholders)[LetterForm];

/** Of the lines that all notices share. */
export const noticePlaceholders = ['name', 'email', 'moment'] as const;

const maxRecipients = 10;

const recipients = field.text.superRefine((text, context) => {
  const addresses = addressesIn(text);
  const wrong = addresses.find((address) => !isEmailAddress(address));
  if (wrong !== undefined)
    context.addIssue({ code: 'custom', message: `${wrong} is no e-mail address` });
  if (addresses.length > maxRecipients)
    context.addIssue({ code: 'custom', message: `Name ${maxRecipients} at most` });
});

function lettersOf(form: LetterForm) {
  const { notice, confirmation } = letterPlaceholders[form];
  return z.object({
    /** Who is told of this form, in place of those who are told of all. */
    recipients,
    notice: z.object({
      subject: lineWith(notice),
      heading: lineWith(notice),
      note: optionalTextWith(notice),
    }),
    confirmation: z.object({
      subject: lineWith(confirmation),
      preview: lineWith(confirmation),
      /** A blank line begins a new paragraph. */
      text: textWith(confirmation),
    }),
  });
}

export const lettersSchema = z.object({
  partnerBudgets: budgets(basePartnerBudgets),
  projectBudgets: budgets(baseProjectBudgets),
  /** E-mail addresses, separated by commas. */
  recipients,
  /** Whether the address of the environment is told besides, or only where nobody is named. */
  mailTo: z.enum(['otherwise', 'besides'], { error: 'Choose one' }),
  came: lineWith(noticePlaceholders),
  button: lineWith(noticePlaceholders),
  contact: lettersOf('contact'),
  'partner-contact': lettersOf('partner-contact'),
  'project-interest': lettersOf('project-interest'),
  vip: lettersOf('vip'),
  join: lettersOf('join'),
});

export type Letters = z.output<typeof lettersSchema>;

/** The addresses of a text, each once. */
export function addressesIn(text: string | null) {
  return withoutRepetition((text ?? '').split(/[,;\s]+/).filter((address) => address !== ''));
}

/** Keeps the first of addresses that differ in case alone. */
export function withoutRepetition(addresses: readonly string[]) {
  const first = new Map(addresses.toReversed().map((address) => [address.toLowerCase(), address]));
  return addresses.filter(
    (address) =>
      first.get(address.toLowerCase()) === address && first.delete(address.toLowerCase()),
  );
}
