import { z } from 'zod';
import * as field from '../../model/fields.ts';
import { lineWith, textWith } from '../texts-with-facts.ts';

/** The placeholders of reply templates, besides company facts. */
export const replyPlaceholders = ['name', 'firstName', 'about', 'member'] as const;

const memberOfCity = z.object({
  /** The id of a city. */
  city: field.line,
  /** The e-mail address of the member's account. */
  email: field.email,
});

const template = z.object({
  /** Shown in the list of templates. */
  name: field.line,
  subject: field.translated(lineWith(replyPlaceholders), 'line'),
  /** A blank line starts a new paragraph. */
  text: field.translated(textWith(replyPlaceholders), 'prose'),
});

export const inboxSettingsSchema = z.object({
  /** The business days within which visitors are promised a reply. Null: nothing is promised. */
  replyDays: field
    .optionalNumber('Enter a number of days from 1 to 30', { min: 1, max: 30, isInteger: true })
    .optional()
    .transform((days) => days ?? null),
  /** Assigns enquiries about a city's projects if the project's partner has no account. */
  cities: z.array(memberOfCity).superRefine(requireOneEach),
  templates: z.array(template),
});

export type InboxSettings = z.output<typeof inboxSettingsSchema>;

function requireOneEach(cities: { city: string }[], context: z.RefinementCtx) {
  cities.forEach(({ city }, index) => {
    if (cities.slice(0, index).some((other) => other.city === city))
      context.addIssue({
        code: 'custom',
        path: [index, 'city'],
        message: 'This city is already assigned',
      });
  });
}
