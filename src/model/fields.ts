import { z } from 'zod';
import { isDay, isLikelyDay, likelyYears, notADate, readDay } from '../lib/time/read-day.ts';
import { readTime } from '../lib/time/read-time.ts';
import { isVideoUrl, isImageUrl } from '../lib/media/media-key.ts';
import { notAnEmailAddress } from '../lib/web/account-address.ts';
import { isEmailAddress } from '../lib/web/email-address.ts';
import { isAllowedNumber, readNumber, type NumberRules } from '../lib/text/numbers.ts';
import { plainText } from '../lib/html/plain-text.ts';
import { hasContent, toRichText } from '../lib/html/rich-text.ts';
import { maxSlugLength, slugPattern } from '../lib/text/slug.ts';
import { maxRevision, type SaveInput } from './record.ts';
import { withHttps } from '../lib/web/with-https.ts';
import { isTelephone } from '../lib/web/telephone.ts';

const required = 'Required.';

/** How a text is edited. */
export type TextKind = 'line' | 'prose' | 'html';

/** Marks a text that is translated. The mark survives checks and `describe`, but no `transform`. */
export function translated<Schema extends z.ZodType>(schema: Schema, kind: TextKind): Schema {
  return schema.meta({ translatedAs: kind });
}

/** Marks a text that is translated in rows in which another field has a value. */
export function translatedIf<Schema extends z.ZodType>(
  [name, value]: [name: string, value: string],
  schema: Schema,
): Schema {
  return schema.meta({ translatedAs: 'line', translatedIf: { name, value } });
}

/** Marks a text that visitors read as it is written where it has no translation, such as the address of a street. */
export function optionallyTranslated<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ translatedAs: 'line', isOptional: true });
}

/** Marks a text that visitors read as it is written, in every language. */
export function shown<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ isShown: true });
}

/** Marks the name of a person or a firm, which is no text of the company’s own. */
export function foreignName<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ isName: true });
}

/** The text of another field, such as the title of a milestone, at paths such as `timeline.milestones.*.title`. */
export function copyOf<Schema extends z.ZodType>(pattern: string, schema: Schema): Schema {
  return schema.meta({ copyOf: pattern });
}

function translatable<Schema extends z.ZodType>(schema: Schema, kind: TextKind) {
  return Object.assign(schema, { translated: translated(schema, kind) });
}

/** Required text. */
export const line = translatable(
  z.string({ error: required }).overwrite(plainText).trim().min(1, required),
  'line',
);

/** Optional text; null if empty. */
export const text = translatable(
  z
    .string()
    .nullish()
    .transform((value) => plainText(value ?? '').trim() || null),
  'line',
);

/** Long text with paragraphs separated by blank lines; empty if missing. */
export const prose = translatable(
  z
    .string()
    .nullish()
    .transform((value) => plainText(value ?? '')),
  'prose',
);

/** Sanitised HTML that is translated. */
export const translatedHtml = translated(prose, 'html');

/** Required rich text that is translated. It was plain text once, and may be stored or imported as such. */
export const richText = translated(
  z
    .string({ error: required })
    .overwrite((value) => toRichText(plainText(value)))
    .refine(hasContent, required),
  'html',
).meta({ wasPlain: true });

export const slug = line
  .regex(slugPattern, 'Use lowercase letters, numbers and single hyphens')
  .max(maxSlugLength, `Use ${maxSlugLength} characters or fewer`);

export function choice<const Words extends readonly string[]>(values: Words) {
  return z.enum(values, { error: required });
}

export const fullUrlError = 'Enter a full URL starting with https://';

/** A URL of the web, which may be typed without `https://`. */
export const url = z
  .string({ error: fullUrlError })
  .overwrite(withHttps)
  .check(z.url({ protocol: /^https?$/, error: fullUrlError }));

export const optionalUrl = url.nullish().transform((value) => value ?? null);

export const email = z.string(notAnEmailAddress).refine(isEmailAddress, notAnEmailAddress);

export const notATelephone = 'Enter a phone number, such as +1 604 555 0142';

/** A telephone number, or several, as typed. */
export const telephone = line.refine((value) => value === '' || isTelephone(value), notATelephone);

/** A date, such as `2025-01-05`. */
export const day = z
  .string({ error: required })
  .min(1, { error: required, abort: true })
  .refine(isDay, { error: ({ input }) => dayError(String(input)), abort: true })
  .refine(isLikelyDay, { error: likelyYears });

const notATime = 'Enter a time, such as 09:30';

/** A local time, such as `09:30`. */
export const time = z
  .string(notATime)
  .overwrite(readTime)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, notATime);

function dayError(typed: string) {
  const read = readDay(typed);
  return 'error' in read ? read.error : notADate(typed);
}

/** A day; null if empty. */
export const optionalDay = z
  .preprocess((value) => value || null, day.nullable())
  .optional()
  .transform((value) => value ?? null);

/** A number from 0, which may arrive as text. */
export const amount = optionalNumber('Must be 0 or more', { min: 0 });

/** A number, which may arrive as text. A text with two readings is refused with the question. */
export function number(error: string, rules: NumberRules = {}) {
  return z.preprocess(numberReader(rules), numberWithin(error, rules));
}

/** A number or null, which may arrive as text. */
export function optionalNumber(error: string, rules: NumberRules = {}) {
  return z.preprocess(numberReader(rules), numberWithin(error, rules).nullable());
}

/** An array of non-empty texts. Any other value becomes an empty array. */
export const list = Object.assign(textList(z.string()), {
  translated: textList(translated(z.string(), 'line')),
});

/** A picture URL. Demo content has a file name here until the file is stored. The metadata survives `describe`. */
export const image = text.meta({ isImage: true });

/** The URL of an uploaded picture, or null. */
export const imageAddress = fileUrlSchema(isImageUrl, 'Choose an image');

/** The URL of an uploaded film, or null. */
export const uploadedVideoAddress = fileUrlSchema(isVideoUrl, 'Choose a video');

/** The input of editors for a schema. Pictures must be uploaded files. */
export function saveInputSchema<Input extends object>(schema: z.ZodType<Input>) {
  const { object, pictures } = schemaParts(schema);
  const input = object.safeExtend({
    ...Object.fromEntries(pictures.map((name) => [name, imageAddress])),
    ...seen,
  });
  return input as unknown as z.ZodType<SaveInput<Input>>;
}

const seen = {
  id: z.uuid().optional(),
  revision: z.number().int().min(0).max(maxRevision).optional(),
};

function schemaParts(schema: z.ZodType) {
  if (!(schema instanceof z.ZodObject)) throw new Error('Only an object has fields');
  const fields = Object.entries(schema.shape);
  const pictures = fields.filter(([, field]) => field.meta()?.['isImage']);
  return { object: schema, fields, pictures: pictures.map(([name]) => name) };
}

/** The input of a draft: values that break the schema are kept as typed, and foreign pictures are removed. */
export function draftInputSchema<Input extends object>(schema: z.ZodType<Input>) {
  const { fields, pictures } = schemaParts(schema);
  const lenient = fields.map(([name, field]) => [
    name,
    pictures.includes(name) ? imageAddress.catch(null) : orAsTyped(field),
  ]);
  const input = z.object({ ...Object.fromEntries(lenient), ...seen });
  return input as unknown as z.ZodType<SaveInput<Input>>;
}

/** Accepts any value, and keeps one that breaks the schema as it was typed. */
export function orAsTyped(field: z.ZodType) {
  return field.catch((context: { value: unknown }) => asTyped(context.value) ?? '');
}

/** Browsers ignore control characters and spaces in a link's scheme. */
const runsAsLink = /^(javascript|data|vbscript):/i;

/** Keeps the value as typed, at any depth, but removes links that would run scripts. */
function asTyped(value: unknown): unknown {
  if (typeof value === 'string')
    return runsAsLink.test(value.replaceAll(/[\0-\x20]/g, '')) ? '' : plainText(value);
  if (Array.isArray(value)) return value.map(asTyped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asTyped(part)]));
}

/** Adds the issue of a URL that is not one of an uploaded file. */
export function requireFile(
  address: z.ZodType,
  value: unknown,
  path: string[],
  context: z.RefinementCtx,
) {
  const [issue] = address.safeParse(value).error?.issues ?? [];
  if (issue) context.addIssue({ code: 'custom', path, message: issue.message });
}

function textList(item: z.ZodString) {
  return z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((part) => typeof part === 'string') : []),
    z
      .array(item)
      .transform((items) =>
        items.map((part) => plainText(part).trim()).filter((part) => part !== ''),
      ),
  );
}

function numberReader(rules: NumberRules) {
  return (value: unknown) => {
    if (typeof value !== 'string') return value ?? null;
    const result = readNumber(value, rules);
    return 'value' in result ? result.value : value;
  };
}

function numberWithin(error: string, rules: NumberRules) {
  return z
    .number({
      error: ({ input }) => {
        const result = readNumber(input, rules);
        return 'readings' in result ? result.error : error;
      },
    })
    .refine((value) => isAllowedNumber(value, rules), error);
}

function fileUrlSchema(isOurs: (address: string) => boolean, error: string) {
  return z
    .string({ error })
    .nullish()
    .transform((value) => value || null)
    .refine((address) => address === null || isOurs(address), { error });
}
