import { z } from 'zod';
import { isFilmUrl, isImageUrl } from '../lib/media-key.ts';
import { plainText } from '../lib/plain-text.ts';
import { slugPattern } from '../lib/slug.ts';
import type { SaveInput } from '../lib/record.ts';

const needed = 'This is needed.';

/** Text that has to be there. */
export const line = z.string({ error: needed }).overwrite(plainText).trim().min(1, needed);

/** Text that may be missing: null then. */
export const text = z
  .string()
  .nullish()
  .transform((value) => plainText(value ?? '').trim() || null);

/** Long text, in which a blank line begins a new paragraph; empty when it is missing. */
export const prose = z
  .string()
  .nullish()
  .transform((value) => plainText(value ?? ''));

export const slug = line.regex(slugPattern, 'Use small letters, numbers and single hyphens');

/** One of a few words. */
export function choice<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, { error: needed });
}

export const wholeAddress = 'Enter a full web address, starting with https://';

export const url = z.url({ protocol: /^https?$/, error: wholeAddress });

export const optionalUrl = url.nullish().transform((value) => value ?? null);

export const email = z.email('Enter an e-mail address, like name@example.com');

/** A day, such as `2025-01-05`. */
export const day = z.iso.date({ error: needed, abort: true }).refine(isLikely, {
  error: 'Enter a date between 1900 and 2100.',
});

/** A number from 0, which may arrive as text. */
export const amount = z.preprocess(
  numberFrom,
  z.number('Must be 0 or more').min(0, 'Must be 0 or more').nullable(),
);

/** Texts, without empty ones. Anything that is not a list is an empty one. */
export const list = z.preprocess(
  (value) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []),
  z
    .array(z.string())
    .transform((items) =>
      items.map((item) => plainText(item).trim()).filter((item) => item !== ''),
    ),
);

/** The address of a picture. The demo content names a file here, until that is stored. Its mark survives `describe`. */
export const image = text.meta({ isPicture: true });

/** The picture of a record: the address of one of ours, or none. */
export const imageAddress = addressOf(isImageUrl, 'Choose a picture');

/** The film of a record: the address of one of ours, or none. */
export const filmAddress = addressOf(isFilmUrl, 'Choose a film');

/** The input of an editor for records of a schema. Their pictures have to be ours. */
export function inputOf<Input extends object>(schema: z.ZodType<Input>) {
  const { object, pictures } = partsOf(schema);
  const input = object.safeExtend({
    ...Object.fromEntries(pictures.map((name) => [name, imageAddress])),
    ...seen,
  });
  return input as unknown as z.ZodType<SaveInput<Input>>;
}

const seen = { id: z.uuid().optional(), revision: z.number().int().optional() };

function partsOf(schema: z.ZodType) {
  if (!(schema instanceof z.ZodObject)) throw new Error('Only an object has fields');
  const fields = Object.entries(schema.shape);
  const pictures = fields.filter(([, field]) => field.meta()?.['isPicture']);
  return { object: schema, fields, pictures: pictures.map(([name]) => name) };
}

/** The input of a draft: as typed, where it is not yet what the schema asks for. A picture that is not ours is left out. */
export function draftInputOf<Input extends object>(schema: z.ZodType<Input>) {
  const { fields, pictures } = partsOf(schema);
  const lenient = fields.map(([name, field]) => [
    name,
    pictures.includes(name)
      ? imageAddress.catch(null)
      : field.catch((failed: { value: unknown }) => asTyped(failed.value)),
  ]);
  const input = z.object({ ...Object.fromEntries(lenient), ...seen });
  return input as unknown as z.ZodType<SaveInput<Input>>;
}

/** Browsers leave out control characters and spaces before they read it. */
const runsAsLink = /^(javascript|data|vbscript):/i;

/** A link that would run when it is followed is left out. */
function asTyped(value: unknown) {
  if (typeof value !== 'string') return value ?? '';
  return runsAsLink.test(value.replaceAll(/[\0-\x20]/g, '')) ? '' : plainText(value);
}

/** Adds what an address has against being that of a file of ours. */
export function requireFile(
  address: z.ZodType,
  value: unknown,
  path: string[],
  context: z.RefinementCtx,
) {
  const [issue] = address.safeParse(value).error?.issues ?? [];
  if (issue) context.addIssue({ code: 'custom', path, message: issue.message });
}

/** Numbers may arrive as text; an empty one is none. */
export function numberFrom(value: unknown) {
  if (value === undefined || value === '') return null;
  return typeof value === 'string' ? Number(value) : value;
}

/** False for what a slip of the finger makes of a year. */
function isLikely(date: string) {
  return date >= '1900-01-01' && date <= '2100-12-31';
}

function addressOf(isOurs: (address: string) => boolean, error: string) {
  return z
    .string({ error })
    .nullish()
    .transform((value) => value || null)
    .refine((address) => address === null || isOurs(address), { error });
}
