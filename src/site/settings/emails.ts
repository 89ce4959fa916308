import { z } from 'zod';
import { isEmailAddress } from '../../lib/web/email-address.ts';
import * as field from '../../model/fields.ts';
import { basePartnerBudgets, baseProjectBudgets, budgets } from './budgets.ts';
import { lineWith, optionalTextWith, textWith } from '../texts-with-facts.ts';

/** The placeholders of each form's letters, besides company facts. Confirmations never repeat typed text. */
export const emailPlaceholders = {
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

export type EmailForm = keyof typeof emailPlaceholders;
export const emailForms = Object.keys(emailPlaceholders) as EmailForm[];
export type EmailKind = keyof (typeof emailPlaceholders)[EmailForm];

/** The placeholders of the lines that all notices share. */
export const noticePlaceholders = ['name', 'email', 'moment'] as const;

const maxRecipients = 10;

const recipients = field.text.superRefine((text, context) => {
  const addresses = addressesIn(text);
  const wrong = addresses.find((address) => !isEmailAddress(address));
  if (wrong !== undefined)
    context.addIssue({ code: 'custom', message: `${wrong} is not an email address` });
  if (addresses.length > maxRecipients)
    context.addIssue({ code: 'custom', message: `Enter up to ${maxRecipients} addresses` });
});

function formEmailsSchema(form: EmailForm) {
  const { notice, confirmation } = emailPlaceholders[form];
  return z.object({
    /** Replaces the recipients for all forms. */
    recipients,
    notice: z.object({
      subject: lineWith(notice),
      heading: lineWith(notice),
      note: optionalTextWith(notice),
    }),
    confirmation: z.object({
      subject: field.translated(lineWith(confirmation), 'line'),
      preview: field.translated(lineWith(confirmation), 'line'),
      /** A blank line starts a new paragraph. */
      text: field.translated(textWith(confirmation), 'prose'),
    }),
  });
}

export const emailsSchema = z.object({
  partnerBudgets: budgets(basePartnerBudgets),
  projectBudgets: budgets(baseProjectBudgets),
  /** E-mail addresses, separated by commas. */
  recipients,
  /** Whether MAIL_TO also receives notices, or only if there are no recipients. */
  mailTo: z.enum(['otherwise', 'besides'], { error: 'Choose one' }),
  came: lineWith(noticePlaceholders),
  button: lineWith(noticePlaceholders),
  contact: formEmailsSchema('contact'),
  'partner-contact': formEmailsSchema('partner-contact'),
  'project-interest': formEmailsSchema('project-interest'),
  vip: formEmailsSchema('vip'),
  join: formEmailsSchema('join'),
});

export type EmailTexts = z.output<typeof emailsSchema>;

/** The distinct addresses in a text. */
export function addressesIn(text: string | null) {
  return withoutRepetition((text ?? '').split(/[,;\s]+/).filter((address) => address !== ''));
}

/** Keeps the first of addresses that differ only in case. */
export function withoutRepetition(addresses: readonly string[]) {
  const first = new Map(addresses.toReversed().map((address) => [address.toLowerCase(), address]));
  return addresses.filter(
    (address) =>
      first.get(address.toLowerCase()) === address && first.delete(address.toLowerCase()),
  );
}
