import { z } from 'zod';
import * as field from '../records/fields.ts';
import { textWith } from './texts-with-facts.ts';

/** What a sentence can name besides facts of the company: the partner or project that its form is about. */
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
const error = `Enter whole days, 1 to ${maxDays}`;
const days = z.preprocess(
  field.numberFrom,
  z.number(error).int(error).min(1, error).max(maxDays, error),
);
const optionalDays = z.preprocess(
  field.numberFrom,
  z.number(error).int(error).min(1, error).max(maxDays, error).nullable(),
);

/** How long enquiries are kept after their last change, until somebody says otherwise. */
export const usualDays = { applications: 365, spam: 90, ended: null } as const;

export const privacySchema = z.object({
  /** Days from the last change until enquiries are erased, as the page Privacy promises. */
  days: z
    .object({
      /** Applications that were answered. */
      applications: days,
      spam: days,
      /** All others that are won or closed; null: until somebody erases them. */
      ended: optionalDays,
    })
    .default(usualDays),
  /** Counts how often a sentence was changed. */
  version: z.string().regex(/^\d{1,9}$/),
  /** Beneath each form. A visitor agrees by sending it. */
  contact: textWith(consentPlaceholders.contact),
  'partner-contact': textWith(consentPlaceholders['partner-contact']),
  'project-interest': textWith(consentPlaceholders['project-interest']),
  vip: textWith(consentPlaceholders.vip),
  join: textWith(consentPlaceholders.join),
  /** Beside the box that is ticked for new launches. */
  newsletter: textWith(consentPlaceholders.newsletter),
});

export type Privacy = z.output<typeof privacySchema>;

/** Under the version before, or the next where a sentence differs. */
export function withVersion(privacy: Privacy, before: Privacy): Privacy {
  const isChanged = consents.some((name) => privacy[name] !== before[name]);
  return { ...privacy, version: isChanged ? String(Number(before.version) + 1) : before.version };
}
