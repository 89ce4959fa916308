import { z } from 'zod';
import { jsonValue } from '../../lib/json-text.ts';
import { plainText } from '../../lib/plain-text.ts';
import * as field from '../../records/fields.ts';
import {
  readDay,
  readFloor,
  readPrice,
  readQuantity,
  readState,
  textOf,
  type Read,
} from './home-cells.ts';

const planSchema = z.object({
  name: field.line,
  bedrooms: cell(readQuantity),
  bathrooms: cell(readQuantity),
  /** Square feet. */
  interior: cell(readQuantity),
  outdoor: cell(readQuantity),
  exposure: field.text,
  /** In words. Where it is empty, the floors are those of the homes. */
  floors: field.text,
  /** The address of a picture. */
  picture: field.text,
});

const homeSchema = z.object({
  number: field.line,
  /** The key of a plan. */
  plan: field.text,
  floor: cell(readFloor),
  price: cell(readPrice),
  state: cell(readState),
  /** Until when it is reserved, a day. */
  heldUntil: cell(readDay),
});

export type Plan = z.output<typeof planSchema>;
export type Home = z.output<typeof homeSchema>;

/**
 * What can be bought in a building. Plans and homes stand under keys that never change, so that two editors, the
 * history and a comparison tell one home from another. Keys are no numbers: objects would sort them.
 */
const residencesSchema = z
  .object({
    plans: keyed(planSchema),
    homes: keyed(homeSchema),
  })
  .superRefine(requirePlans)
  .superRefine(requireOneOfEach);

export type Residences = z.output<typeof residencesSchema>;

export const noResidences: Residences = { plans: {}, homes: {} };

/** What a project holds: an object, or its JSON text. */
export const residences = z.preprocess(
  (given) => jsonValue(given) ?? noResidences,
  residencesSchema,
);

/** The residences of a row, as text or parsed. What no form would have let through is left out. */
export function readResidences(stored: unknown): Residences {
  const given = Object(jsonValue(stored)) as Record<string, unknown>;
  const whole = residencesSchema.safeParse(given);
  if (whole.success) return whole.data;
  return { plans: validIn(planSchema, given['plans']), homes: validIn(homeSchema, given['homes']) };
}

export function hasResidences({ plans, homes }: Residences) {
  return Object.keys(plans).length > 0 || Object.keys(homes).length > 0;
}

/** A key that no plan or home has yet. */
export function makeKey() {
  const letters = Array.from(globalThis.crypto.getRandomValues(new Uint8Array(9)), (byte) =>
    (byte % 36).toString(36),
  );
  return `k${letters.join('')}`;
}

/** What is wrong with the numbers of homes, by their keys. */
export function doubleNumbers(homes: Record<string, { number: unknown }>) {
  const first = new Map<string, string>();
  const errors = new Map<string, string>();
  for (const [key, { number }] of Object.entries(homes)) {
    const written = textOf(number);
    const name = written.toLowerCase();
    if (name === '') continue;
    if (first.has(name)) errors.set(key, `There are two homes ${written}.`);
    else first.set(name, key);
  }
  return errors;
}

function cell<Value>(read: (written: unknown) => Read<Value>) {
  return z
    .unknown()
    .optional()
    .transform((written, context): Value => {
      const result = read(typeof written === 'string' ? plainText(written) : written);
      if ('value' in result) return result.value;
      context.addIssue({ code: 'custom', message: result.error });
      return z.NEVER;
    });
}

/** Records under keys. One that was taken out may still stand there as null. */
function keyed<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (given) =>
      Object.fromEntries(
        Object.entries(Object(given) as object).filter(
          ([key, part]) => part !== null && /^[a-z]\w{0,40}$/i.test(key),
        ),
      ),
    z.record(z.string(), schema),
  );
}

type Given = { plans: Record<string, Plan>; homes: Record<string, Home> };

function requirePlans({ plans, homes }: Given, context: z.RefinementCtx) {
  for (const [key, { plan }] of Object.entries(homes)) {
    if (plan !== null && !Object.hasOwn(plans, plan)) {
      context.addIssue({ code: 'custom', path: ['homes', key, 'plan'], message: noPlan(plan) });
    }
  }
}

export function noPlan(name: string) {
  return `There is no type “${name}”.`;
}

function requireOneOfEach({ homes }: Given, context: z.RefinementCtx) {
  for (const [key, message] of doubleNumbers(homes)) {
    context.addIssue({ code: 'custom', path: ['homes', key, 'number'], message });
  }
}

function validIn<Schema extends z.ZodType>(schema: Schema, given: unknown) {
  const valid = Object.entries(Object(given) as object).flatMap(([key, part]) => {
    const { success, data } = schema.safeParse(part);
    return success ? [[key, data] as const] : [];
  });
  return Object.fromEntries(valid);
}
