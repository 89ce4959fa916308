import { z } from 'zod';
import { jsonValue } from '../../lib/values/json-text.ts';
import { plainText } from '../../lib/html/plain-text.ts';
import { readFloor } from './floors.ts';
import * as field from '../../model/fields.ts';
import {
  readArea,
  readDay,
  readPrice,
  readQuantity,
  readState,
  toCellText,
  type ParsedCell,
} from './form/home-cells.ts';

const planSchema = z.object({
  name: field.line.translated,
  bedrooms: cell(readQuantity),
  bathrooms: cell(readQuantity),
  /** Square feet. Homes with an area of their own take priority. */
  interior: cell(readQuantity),
  outdoor: cell(readQuantity),
  exposure: field.text.translated,
  /** Written floors. If empty, the floors of the homes apply. */
  floors: field.shown(field.text),
  /** An image URL. */
  picture: field.text,
});

const homeSchema = z.preprocess(
  withFloorName,
  z.object({
    number: field.shown(field.line),
    /** A plan key. */
    plan: field.text,
    floor: field.shown(cell(readFloor)),
    price: cell(readPrice),
    state: cell(readState),
    /** The day until which the home is reserved. */
    heldUntil: cell(readDay),
    /** Square feet. If empty, the area of the plan applies. */
    interior: cell(readArea),
  }),
);

export type Plan = z.output<typeof planSchema>;
export type Home = z.output<typeof homeSchema>;

/**
 * The plans and homes of a building. Their keys never change, so that concurrent edits, the history and comparisons
 * can match them. Keys start with a letter, because objects sort numeric keys.
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

/** Accepts an object or its JSON text. */
export const residences = z.preprocess(
  (value) => jsonValue(value) ?? noResidences,
  residencesSchema,
);

/** Reads the residences of a row, as JSON text or parsed. Drops invalid plans and homes. */
export function readResidences(stored: unknown): Residences {
  const value = Object(jsonValue(stored)) as Record<string, unknown>;
  const result = residencesSchema.safeParse(value);
  if (result.success) return result.data;
  return { plans: validIn(planSchema, value['plans']), homes: validIn(homeSchema, value['homes']) };
}

/** The JSON of residences. The name of a floor is apart from its number. */
export function residencesText(input: unknown) {
  return JSON.stringify(input ?? null, (_key, value: unknown) => {
    const { floor } = Object(value) as { floor?: unknown };
    if (typeof floor !== 'string') return value;
    return { ...(value as object), floor: null, floorName: floor };
  });
}

function withFloorName(home: unknown) {
  const { floor, floorName } = Object(home) as Record<'floor' | 'floorName', unknown>;
  return typeof floorName === 'string' ? { ...(home as object), floor: floor ?? floorName } : home;
}

export function hasResidences({ plans, homes }: Residences) {
  return Object.keys(plans).length > 0 || Object.keys(homes).length > 0;
}

/** A random key for a plan or a home. */
export function makeKey() {
  const letters = Array.from(globalThis.crypto.getRandomValues(new Uint8Array(9)), (byte) =>
    (byte % 36).toString(36),
  );
  return `k${letters.join('')}`;
}

/** Errors of duplicate home numbers, by home key. */
export function duplicateNumberErrors(homes: Record<string, { number: unknown }>) {
  const first = new Map<string, string>();
  const errors = new Map<string, string>();
  for (const [key, { number }] of Object.entries(homes)) {
    const text = toCellText(number);
    const name = text.toLowerCase();
    if (name === '') continue;
    if (first.has(name)) errors.set(key, `Home ${text} appears twice.`);
    else first.set(name, key);
  }
  return errors;
}

function cell<Value>(read: (input: unknown) => ParsedCell<Value>) {
  return z
    .unknown()
    .optional()
    .transform((input, context): Value => {
      const result = read(typeof input === 'string' ? plainText(input) : input);
      if ('value' in result) return result.value;
      context.addIssue({ code: 'custom', message: result.error });
      return z.NEVER;
    });
}

/** A record by key. Drops deleted entries, which are null. */
function keyed<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) =>
      Object.fromEntries(
        Object.entries(Object(value) as object).filter(
          ([key, part]) => part !== null && /^[a-z]\w{0,40}$/i.test(key),
        ),
      ),
    z.record(z.string(), schema),
  );
}

type ParsedResidences = { plans: Record<string, Plan>; homes: Record<string, Home> };

function requirePlans({ plans, homes }: ParsedResidences, context: z.RefinementCtx) {
  for (const [key, { plan }] of Object.entries(homes)) {
    if (plan !== null && !Object.hasOwn(plans, plan)) {
      context.addIssue({ code: 'custom', path: ['homes', key, 'plan'], message: noPlan(plan) });
    }
  }
}

export function noPlan(name: string) {
  return `There is no floor plan “${name}”.`;
}

function requireOneOfEach({ homes }: ParsedResidences, context: z.RefinementCtx) {
  for (const [key, message] of duplicateNumberErrors(homes)) {
    context.addIssue({ code: 'custom', path: ['homes', key, 'number'], message });
  }
}

function validIn<Schema extends z.ZodType>(schema: Schema, records: unknown) {
  const valid = Object.entries(Object(records) as object).flatMap(([key, part]) => {
    const { success, data } = schema.safeParse(part);
    return success ? [[key, data] as const] : [];
  });
  return Object.fromEntries(valid);
}
