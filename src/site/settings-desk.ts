import { z } from 'zod';
import * as field from '../records/fields.ts';
import { lineWith, textWith } from './texts-with-facts.ts';

/** What a template of a reply can name besides facts of the company. */
export const replyPlaceholders = ['name', 'firstName', 'about', 'member'] as const;

const memberOfCity = z.object({
  /** The id of a city. */
  city: field.line,
  /** The e-mail of the member's account. */
  email: field.email,
});

const template = z.object({
  /** By which members choose it. */
  name: field.line,
  subject: lineWith(replyPlaceholders),
  /** A blank line begins a new paragraph. */
  text: textWith(replyPlaceholders),
});

export const deskSchema = z.object({
  /** Who is given the enquiries about a project, where its partner has no account. */
  cities: z.array(memberOfCity).superRefine(requireOneEach),
  templates: z.array(template),
});

export type Desk = z.output<typeof deskSchema>;

function requireOneEach(cities: { city: string }[], context: z.RefinementCtx) {
  cities.forEach(({ city }, index) => {
    if (cities.slice(0, index).some((other) => other.city === city))
      context.addIssue({ code: 'custom', path: [index, 'city'], message: 'There is such a city' });
  });
}
