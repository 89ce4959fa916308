import { z } from 'zod';
import { jsonValue } from '../../lib/values/json-text.ts';
import * as field from '../../model/fields.ts';

export const tenures = ['freehold', 'strata', 'condominium', 'leasehold', 'co-ownership'] as const;

/** The forms of transaction of an agent in Japan. */
export const transactions = ['seller', 'agent', 'broker'] as const;

const filingFields = z.object({
  number: field.text,
  filedOn: field.optionalDay,
  /** The day of the latest amendment. */
  amendedOn: field.optionalDay,
  expiresOn: field.optionalDay,
  isNotFiled: yesOrNo(),
});

const filingSchema = filingFields.superRefine(requireOrder);

/** By `PLACE/RULE`, the ids of a place and of one of its rules. Empty filings are left out. */
const filings = z
  .preprocess(withoutOtherKeys, z.record(z.string(), filingSchema))
  .transform(withoutEmpty);

const legalSchema = z.object({
  /** The id of the place from which the project is marketed, if not the one of the settings. */
  marketedFrom: field.text,
  vendor: field.text,
  vendorLicence: field.text,
  depositHolder: field.foreignName(field.text.translated),
  tenure: optionalChoice(tenures),
  transaction: optionalChoice(transactions),
  filings,
});

export type Filing = z.output<typeof filingSchema>;

/** Facts that the law of a place asks for. */
export type Legal = z.output<typeof legalSchema>;

export const noLegal: Legal = {
  marketedFrom: null,
  vendor: null,
  vendorLicence: null,
  depositHolder: null,
  tenure: null,
  transaction: null,
  filings: {},
};

export const noFiling: Filing = {
  number: null,
  filedOn: null,
  amendedOn: null,
  expiresOn: null,
  isNotFiled: false,
};

/** Accepts an object or its JSON text. */
export const legal = z.preprocess((value) => jsonValue(value) ?? noLegal, legalSchema);

/** Reads the facts of a row or a version, as JSON text or parsed. Drops invalid ones. */
export function readLegal(stored: unknown): Legal {
  const value = Object(jsonValue(stored)) as Record<string, unknown>;
  const result = legalSchema.safeParse(value);
  if (result.success) return result.data;
  const { filings: _filings, ...facts } = legalSchema.shape;
  return { ...noLegal, ...validIn(facts, value), filings: validFilings(value['filings']) };
}

export function hasLegal({ filings: filed, ...facts }: Legal) {
  return Object.keys(filed).length > 0 || Object.values(facts).some((fact) => fact !== null);
}

/** The path of the field of a filing, such as `legal.filings.BRITISH-COLUMBIA/DISCLOSURE.filedOn`. */
export function filingField(key: string, name: keyof Filing) {
  return `legal.filings.${key}.${name}`;
}

const orderErrors = {
  filed: 'This has a filing date. Remove it, or clear “Not filed yet”.',
  amended: 'Enter a date on or after the filing date',
  expires: 'Enter a date after the filing date',
} as const;

function requireOrder(
  filing: Record<'filedOn' | 'amendedOn' | 'expiresOn', string | null> & { isNotFiled: boolean },
  context: z.RefinementCtx,
) {
  const { filedOn, amendedOn, expiresOn, isNotFiled } = filing;
  const refuse = (name: keyof Filing, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (isNotFiled && filedOn !== null) refuse('isNotFiled', orderErrors.filed);
  if (filedOn === null) return;
  if (amendedOn !== null && amendedOn < filedOn) refuse('amendedOn', orderErrors.amended);
  if (expiresOn !== null && expiresOn <= filedOn) refuse('expiresOn', orderErrors.expires);
}

const filingKey = /^[\w-]{1,200}\/[\w-]{1,200}$/;

function withoutOtherKeys(value: unknown) {
  return Object.fromEntries(
    Object.entries(Object(value) as object).filter(
      ([key, part]) => filingKey.test(key) && typeof part === 'object' && part !== null,
    ),
  );
}

function withoutEmpty(filed: Record<string, Filing>) {
  return Object.fromEntries(
    Object.entries(filed).filter(([, filing]) => Object.values(filing).some(Boolean)),
  );
}

/** Each filing without its invalid values. Days that contradict each other stay. */
function validFilings(value: unknown) {
  return withoutEmpty(
    Object.fromEntries(
      Object.entries(withoutOtherKeys(value)).map(([key, part]) => [
        key,
        { ...noFiling, ...validIn(filingFields.shape, part as Record<string, unknown>) },
      ]),
    ),
  );
}

function validIn(shape: Record<string, z.ZodType>, values: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, part]) => {
      const { success, data } = part.safeParse(values[name]);
      return success ? [[name, data]] : [];
    }),
  );
}

function optionalChoice<const Words extends readonly string[]>(values: Words) {
  return z
    .preprocess((value) => value || null, field.choice(values).nullable())
    .optional()
    .transform((value) => value ?? null);
}

function yesOrNo() {
  return z.preprocess((value) => value === true || value === 'true', z.boolean());
}
