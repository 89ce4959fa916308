import { z } from 'zod';
import { countryCodes } from '../../lib/geo/countries.ts';
import { languageTags } from '../../lib/text/languages.ts';
import { toSlug } from '../../lib/text/slug.ts';
import { withIds } from '../../lib/text/with-ids.ts';
import { isTimeZone } from '../../lib/values/known-names.ts';
import * as field from '../../model/fields.ts';
import { optionalTextWith } from '../texts-with-facts.ts';

/** What can be asked of each kind of record. */
export const asksOf = {
  project: [
    'brokerage',
    'brokerage-licence',
    'brokerage-word',
    'vendor',
    'vendor-licence',
    'deposit-holder',
    'tenure',
    'transaction',
    'filing',
    'language',
    'line',
  ],
  partner: [
    'brokerage',
    'brokerage-licence',
    'brokerage-word',
    'licensed-name',
    'licence-class',
    'licence-number',
    'photo-age',
    'language',
    'line',
  ],
  /** The brokerage of each project and of each partner. */
  brokerage: ['brokerage', 'brokerage-licence', 'brokerage-word', 'line'],
  company: ['claim-source', 'officer', 'language', 'line'],
} as const;

export type RuleOf = keyof typeof asksOf;

export type RuleAsks = (typeof asksOf)[RuleOf][number];

const ruleSubjects = Object.keys(asksOf) as RuleOf[];

const allAsks = [...new Set(Object.values(asksOf).flat())] as RuleAsks[];

/** Where a line can be shown. */
const lineSlots = [
  'project',
  'partner',
  'card',
  'footer',
  'email',
  'brochure',
  'social-card',
] as const;

export type LineSlot = (typeof lineSlots)[number];

export const filingPlaceholders = [
  'filing.name',
  'filing.number',
  'filing.date',
  'filing.amended',
  'filing.expiry',
] as const;

/** What a line can name in braces, besides the facts of the company. Of a filing only its own rule. */
export const linePlaceholders = [
  'place',
  'brokerage',
  'brokerage.licence',
  'partner',
  'licence.name',
  'licence.class',
  'licence.number',
  'vendor',
  'vendor.licence',
  'holder',
  'tenure',
  'transaction',
  ...filingPlaceholders,
] as const;

/** What `detail` says for some of what is asked, and the error without it. */
const detailErrors: Partial<Record<RuleAsks, string>> = {
  'brokerage-word': 'Enter the word, such as Brokerage',
  'photo-age': 'Enter a number of years, such as 5',
  filing: 'Enter the name of the filing, such as Disclosure statement',
  language: 'Choose a language',
};

/** A line asks for nothing, so that it cannot refuse a publication. */
function isAdviceOnly(asks: RuleAsks) {
  return asks === 'line';
}

const force = choice(['advice', 'gate']);

/** Short enough for the key of a filing. Another value is replaced. */
const ownId = field.text.transform((id) => (id && /^[\w-]{1,150}$/.test(id) ? id : null));

function idFrom(name: string) {
  return toSlug(name).slice(0, 100);
}

const rule = z
  .object({
    /** Derived from the first label and never changed: filings of projects refer to it. */
    id: ownId,
    of: z.enum(ruleSubjects, { error: 'Choose what the rule is about' }),
    asks: z.enum(allAsks, { error: 'Choose what is asked' }),
    /** Names the rule in the form of a record. */
    label: field.line,
    detail: field.translatedIf(['asks', 'filing'], field.text),
    /** `presale`: while the building is not completed. */
    appliesTo: choice(['all', 'presale']),
    force,
    /** Whether a project that is not filed yet is refused, or public without prices and form. */
    notFiled: choice(['refused', 'limited']),
    /** What becomes of a public project when its filing expires. */
    atExpiry: choice(['unpublish', 'flag']),
    line: field.translated(optionalTextWith(linePlaceholders), 'prose'),
    /** Nowhere at first: the company decides about its lines. */
    shows: z.array(z.enum(lineSlots)).nullish().transform(ordered),
    source: field.line,
    sourceUrl: field.optionalUrl,
    reviewedOn: field.optionalDay,
    reviewedBy: field.text,
    reviewAgain: field.optionalDay,
  })
  .superRefine(requireFitting)
  .transform((row) => ({ ...row, force: isAdviceOnly(row.asks) ? 'advice' : row.force }));

const wordRule = z.object({
  language: z
    .string({ error: 'Choose a language' })
    .refine((tag) => languageTags.includes(tag), 'Choose a language'),
  word: field.line,
  /** `needs-source`: allowed beside a source. */
  treatment: choice(['forbidden', 'needs-source']),
  force,
  source: field.text,
});

const place = z.object({
  /** Derived from the first name and never changed: projects refer to it. */
  id: ownId,
  name: field.line.translated,
  country: z
    .string({ error: 'Choose a country' })
    .refine((code) => countryCodes.includes(code), 'Choose a country'),
  /** An expiry is the end of its day there. */
  timeZone: z
    .string({ error: 'Choose a time zone' })
    .refine(isTimeZone, 'Choose a time zone, such as America/Vancouver'),
  /** Ids of cities of the settings. One that was removed there does no harm. */
  cities: field.list,
  rules: z
    .array(rule)
    .nullish()
    .transform((rows) => withIds(rows ?? [], ({ label }) => idFrom(label) || 'rule')),
  words: z
    .array(wordRule)
    .nullish()
    .transform((rows) => rows ?? []),
});

export const placesSchema = z
  .object({
    places: z
      .array(place)
      .superRefine(requireDifferent)
      .transform((rows) => withIds(rows, ({ name }) => idFrom(name).toUpperCase() || 'PLACE')),
    /** The place from which projects are marketed, unless they say otherwise. */
    marketedFrom: field.text,
  })
  .superRefine(({ places, marketedFrom }, context) => {
    if (marketedFrom !== null && places.every(({ id }) => id !== marketedFrom))
      context.addIssue({
        code: 'custom',
        path: ['marketedFrom'],
        message: 'This place was removed. Choose another.',
      });
  });

export type Places = z.output<typeof placesSchema>;

export type Place = Places['places'][number];

export type Rule = Place['rules'][number];

export type WordRule = Place['words'][number];

export const noPlaces: Places = { places: [], marketedFrom: null };

/** The first value is used if none is chosen. */
function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.preprocess((value) => value || values[0], z.enum(values, { error: 'Choose one' }));
}

/** Each once, in the order of the list. */
function ordered(slots: readonly LineSlot[] | null | undefined) {
  return lineSlots.filter((slot) => slots?.includes(slot));
}

function requireFitting(row: RuleFields, context: z.RefinementCtx) {
  const { of, asks, detail, line } = row;
  const refuse = (key: keyof RuleFields, message: string) =>
    context.addIssue({ code: 'custom', path: [key], message });
  if (!(asksOf[of] as readonly RuleAsks[]).includes(asks))
    refuse('asks', `This cannot be asked of a ${of}. Choose something else.`);
  const detailError = detailErrors[asks];
  if (detailError !== undefined && !isDetail(asks, detail)) refuse('detail', detailError);
  if (asks === 'line' && line === null) refuse('line', 'Enter the line to show');
  const foreign = filingPlaceholders.find((name) => line?.includes(`{${name}}`));
  if (asks !== 'filing' && foreign)
    refuse('line', `{${foreign}} can only be used in the rule of a filing`);
}

type RuleFields = { of: RuleOf; asks: RuleAsks; detail: string | null; line: string | null };

function isDetail(asks: RuleAsks, detail: string | null) {
  if (detail === null) return false;
  if (asks === 'photo-age') return /^[1-9]\d?$/.test(detail);
  return asks !== 'language' || languageTags.includes(detail);
}

function requireDifferent(rows: z.output<typeof place>[], context: z.RefinementCtx) {
  rows.forEach(({ name, cities }, index) => {
    const earlier = rows.slice(0, index);
    if (earlier.some((other) => other.name === name))
      context.addIssue({
        code: 'custom',
        path: [index, 'name'],
        message: 'This place is already listed',
      });
    const holder = earlier.find((other) => cities.some((city) => other.cities.includes(city)));
    if (holder)
      context.addIssue({
        code: 'custom',
        path: [index, 'cities'],
        message: `A city belongs to one place. Remove it here or from ${holder.name}.`,
      });
  });
}
