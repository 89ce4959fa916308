import { z } from 'zod';
import { isLocale } from '../../lib/values/known-names.ts';
import { defineNoun } from '../../model/noun.ts';
import type { StoredRecord } from '../../model/record.ts';
import * as field from '../../model/fields.ts';
import type { StatedUnit, Translated, Unit } from '../../model/translations/units.ts';
import { nounsInOrder } from '../../site/paths.ts';
import { settings } from '../../site/settings/settings.ts';

export const translationNoun = defineNoun({
  name: 'translations',
  one: 'translation',
  nameIn: 'name',
  sameBy: ['noun', 'recordId', 'language'],
  hasDrafts: true,
  startsAgain: true,
  hasNoPast: true,
});

/** What can be translated. */
export const translatedNouns = [...nounsInOrder.toReversed(), 'settings', 'media'] as const;

/** Names the texts of a record in a language. */
export const translationKey = z.object({
  noun: z.enum(translatedNouns),
  /** The id of the record, the name of a section of the settings, or the key of an image. */
  recordId: z.string().min(1).max(200),
  language: z.string().max(50).refine(isLocale, 'Enter a language and country, such as en-CA'),
});

export type TranslationKey = z.output<typeof translationKey>;

export function isTranslationKey(record: object): record is TranslationKey {
  return translationKey.safeParse(record).success;
}

const maxTexts = 20_000;

export const translatedSchema = z
  .record(z.string().max(500), z.object({ source: z.string(), text: z.string() }))
  .refine((fields) => Object.keys(fields).length <= maxTexts, `Enter up to ${maxTexts} texts`);

/** What a translator writes. */
export const translationInput = translationKey.extend({ fields: translatedSchema });

export type TranslationInput = z.output<typeof translationInput>;

export const translationSchema = translationInput.extend({
  /** Such as `French of Kestrel House`. */
  name: field.line,
});

export type TranslationRow = StoredRecord &
  TranslationKey & {
    name: string;
    /** {@link Translated} as JSON text. */
    fields: string;
    /** What wrote the draft, if it was no member. */
    madeBy: string | null;
  };

/** A translation as editors see it. */
export type TranslationRecord = Omit<TranslationRow, 'fields'> & { fields: Translated };

/** What is needed to translate a record into a language. */
export type TranslationView = {
  /** Of the translation, also before it exists. */
  id: string;
  /** The name of the record. */
  name: string;
  /** The texts that visitors read now, or those of the draft of a record that was never public. */
  units: Unit[];
  states: StatedUnit[];
  /** The texts of its images, which other records may show, too. */
  images: Translated;
  /** As editors see it; null before it exists. */
  translation: TranslationRecord | null;
  /** The places whose lists of words it is under. */
  rulings: { placeId: string; because?: string | undefined }[];
  /** Who changed the source of texts since they were translated, by path. */
  changes: Record<string, { savedBy: string; savedAt: string }>;
};

/** How far a language of a record is. */
export type TranslationState = {
  language: string;
  state: 'none' | 'draft' | 'published';
  /** True if visitors can read all of the record in it, as editors have it now. */
  isWhole: boolean;
  changed: number;
  missing: number;
  /** The ids of the images among them, which other records may show, too. */
  images?: Record<'changed' | 'missing', string[]>;
};

export const translationErrors = {
  ...translationNoun.errors,
  noSource: 'This record was deleted.',
  noLanguage: 'The site does not have this language. Add it in the settings first.',
  imageChanged: (text: string) =>
    `Someone else has changed this to “${text}”, wherever the image is used. Save again to replace it.`,
  imageShared: 'Other pages show this image, too. Ask an editor to translate its alt text.',
  once: 'A record has each language once.',
  isPublic: (language: string) =>
    `${language} is public, and every page has these texts. In Settings, Languages, choose “In preparation” first.`,
} as const;

/** `French` for `fr-CA`, `Traditional Chinese` for `zh-Hant-TW`. */
export function languageLabel(locale: string) {
  const { language, script } = new Intl.Locale(locale);
  const tag = script === undefined ? language : `${language}-${script}`;
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? locale;
}

/** `English changed since`, of a text or a record whose translation is older than the original. */
export function sourceChanged() {
  return `${languageLabel(settings().language.locale)} changed since`;
}

/** `French of Kestrel House` */
export function translationName(locale: string, recordName: string) {
  return `${languageLabel(locale)} of ${recordName}`;
}
