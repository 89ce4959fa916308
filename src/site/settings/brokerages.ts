import { z } from 'zod';
import { readableSlug } from '../../lib/slugs/proposed-slug.ts';
import { withIds } from '../../lib/text/with-ids.ts';
import * as field from '../../model/fields.ts';
import { optionalTextWith } from '../texts-with-facts.ts';

const brokerage = z.object({
  /** Derived from the first name and never changed: partners refer to it. */
  id: field.text,
  /** The registered name, shown exactly as typed. */
  name: field.line,
  licence: field.text,
  address: field.optionallyTranslated(field.text),
  /** The city or region of the licence, such as `British Columbia`. */
  place: field.text.translated,
});

export const brokeragesSchema = z.object({
  /** The first is the default. */
  brokerages: z
    .array(brokerage)
    .superRefine(requireDifferent)
    .transform((rows) =>
      withIds(rows, ({ name }) => readableSlug(name).toUpperCase() || 'BROKERAGE'),
    ),
  /** The two texts above the copyright, shown as soon as there is a brokerage. */
  network: field.translated(optionalTextWith([]), 'prose'),
  offers: field.translated(optionalTextWith([]), 'prose'),
});

export type Brokerage = Omit<z.output<typeof brokerage>, 'id'> & { id: string };

export type Brokerages = z.output<typeof brokeragesSchema>;

function requireDifferent(rows: z.output<typeof brokerage>[], context: z.RefinementCtx) {
  rows.forEach(({ name, place }, index) => {
    const isRepeated = rows
      .slice(0, index)
      .some((other) => other.name === name && other.place === place);
    if (isRepeated)
      context.addIssue({
        code: 'custom',
        path: [index, 'name'],
        message: 'This brokerage is already listed for this place',
      });
  });
}
