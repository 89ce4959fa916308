import { z } from 'zod';
import { toSlug } from '../lib/text/slug.ts';
import * as field from '../records/fields.ts';
import { optionalTextWith } from './texts-with-facts.ts';

const brokerage = z.object({
  /** Derived from the first name and never changed: partners refer to it. */
  id: field.text,
  /** The registered name, shown exactly as typed. */
  name: field.line,
  licence: field.text,
  address: field.text,
  /** The city or region of the licence, such as `British Columbia`. */
  place: field.text,
});

export const brokeragesSchema = z.object({
  /** The first is the default. */
  brokerages: z
    .array(brokerage)
    .superRefine(requireDifferent)
    .transform((rows) => rows.reduce<Brokerage[]>(withId, [])),
  /** The two texts above the copyright, shown as soon as there is a brokerage. */
  network: optionalTextWith([]),
  offers: optionalTextWith([]),
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

/** Gives a new row an id that no other row has. */
function withId(earlier: Brokerage[], row: z.output<typeof brokerage>, _: number, all: object[]) {
  const taken = new Set([...earlier, ...(all as { id: string | null }[])].map(({ id }) => id));
  const isFree = row.id !== null && !earlier.some(({ id }) => id === row.id);
  return [...earlier, { ...row, id: isFree && row.id ? row.id : freeId(row.name, taken) }];
}

function freeId(name: string, taken: ReadonlySet<string | null>) {
  const start = toSlug(name).toUpperCase() || 'BROKERAGE';
  for (let number = 1; ; number++) {
    const id = number === 1 ? start : `${start}-${number}`;
    if (!taken.has(id)) return id;
  }
}
