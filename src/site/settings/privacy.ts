import { z } from 'zod';
import * as field from '../../model/fields.ts';
import { isTelephone } from '../../lib/web/telephone.ts';
import { textWith } from '../texts-with-facts.ts';

/** The placeholders of consent texts, besides company facts: the partner or project of the form. */
export const consentPlaceholders = {
  contact: [],
  'partner-contact': ['name'],
  'project-interest': ['name'],
  vip: [],
  join: [],
  newsletter: [],
} as const satisfies Record<string, readonly string[]>;

type Consent = keyof typeof consentPlaceholders;

export const consents = Object.keys(consentPlaceholders) as Consent[];

const maxDays = 3_650;
const error = `Enter a whole number from 1 to ${maxDays}`;
const dayCount = { min: 1, max: maxDays, isInteger: true };
const days = field.number(error, dayCount);
const optionalDays = field.optionalNumber(error, dayCount);

/** The default retention of enquiries, in days after their last change. */
export const defaultDays = { applications: 365, spam: 90, ended: null } as const;

const yearsError = 'Enter a whole number from 1 to 50';

export const defaultPublicYears = 7;

const contactError = 'Enter an email address, such as privacy@example.com';

/** The person in charge of personal data. Laws such as Quebec’s want title and contact published. */
export const noOfficer = { title: null, name: null, email: null, phone: null, address: null };

const officer = z
  .object({
    /** For example `Privacy officer`. */
    title: field.text.translated,
    name: field.text,
    email: field.text.refine(
      (email) => email === null || field.email.safeParse(email).success,
      contactError,
    ),
    phone: field.text.refine((phone) => phone === null || isTelephone(phone), field.notATelephone),
    /** The postal address. If empty, the head office's. */
    address: field.text,
  })
  .superRefine(({ title, email, ...optional }, context) => {
    const isNamed = title !== null || email !== null || Object.values(optional).some(Boolean);
    if (!isNamed) return;
    if (title === null)
      context.addIssue({
        code: 'custom',
        path: ['title'],
        message: 'Enter a title, such as Privacy officer',
      });
    if (email === null)
      context.addIssue({ code: 'custom', path: ['email'], message: contactError });
  });

export const privacySchema = z.object({
  officer: officer.default(noOfficer),
  /** Days from the last change until enquiries are erased. The Privacy page states them. */
  days: z
    .object({
      /** Answered applications. */
      applications: days,
      spam: days,
      /** All other won or closed enquiries. With null they stay until erased by hand. */
      ended: optionalDays,
    })
    .default(defaultDays),
  /** How long what was public can be shown again. */
  publicYears: field
    .number(yearsError, { min: 1, max: 50, isInteger: true })
    .default(defaultPublicYears),
  /** Increases whenever a consent text changes. */
  version: z.string().regex(/^\d{1,9}$/),
  /** Shown below each form. Visitors agree by sending the form. */
  contact: field.translated(textWith(consentPlaceholders.contact), 'prose'),
  'partner-contact': field.translated(textWith(consentPlaceholders['partner-contact']), 'prose'),
  'project-interest': field.translated(textWith(consentPlaceholders['project-interest']), 'prose'),
  vip: field.translated(textWith(consentPlaceholders.vip), 'prose'),
  join: field.translated(textWith(consentPlaceholders.join), 'prose'),
  /** Label of the newsletter checkbox. */
  newsletter: field.translated(textWith(consentPlaceholders.newsletter), 'prose'),
});

export type Privacy = z.output<typeof privacySchema>;

/** Increments the version if a consent text has changed. */
export function withVersion(privacy: Privacy, before: Privacy): Privacy {
  const isChanged = consents.some((name) => privacy[name] !== before[name]);
  return { ...privacy, version: isChanged ? String(Number(before.version) + 1) : before.version };
}
