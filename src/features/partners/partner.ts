import { z } from 'zod';
import { capitalised } from '../../lib/text/capitalised.ts';
import { inSentences, itemsInLine } from '../../lib/text/in-line.ts';
import { locale } from '../../lib/text/locale.ts';
import { messageLanguage } from '../../lib/text/message-language.ts';
import { languageNames, languageTags, splitTags } from '../../lib/text/languages.ts';
import type { Image } from '../../lib/media/image-url.ts';
import { defineNoun } from '../../model/noun.ts';
import type { StoredRecord } from '../../model/record.ts';
import * as field from '../../model/fields.ts';
import { cityName } from '../projects/project.ts';
import { searchFields } from '../search-result/search-result.ts';

const languages = z.preprocess(
  (value) => (Array.isArray(value) ? value.join(' ') : value),
  z
    .string()
    .nullish()
    .transform((text) => [...new Set(splitTags(text?.toLowerCase()))])
    .refine((tags) => tags.every((tag) => languageTags.includes(tag)), 'Choose from the list')
    .transform((tags) => tags.join(' ') || null),
);

/** The input of an editor. Its keys are the columns of `partners` and the field names of the form. */
export const partnerSchema = z.object({
  slug: field.slug,
  name: field.line,
  /** One or two lines, separated by a newline. */
  title: field.line.translated.overwrite((lines) => joinTitleLines(lines.split('\n'))),
  /** The id of a city of the settings. It stays if the city is removed there. */
  city: field.text,
  /** Language tags, such as `en fr`. */
  languages,
  /** What the partner is asked about most, such as `Heritage conversions`. */
  focus: field.text.translated,
  /** The id of a brokerage of the settings. If null, the first one. */
  brokerage: field.text,
  /** As in the register, if it is not the name. */
  licensedName: field.text,
  /** Such as `Broker, Record`. */
  licenceClass: field.text.translated,
  licenceNumber: field.text,
  /** The day of the photo. */
  photoDate: field.optionalDay,
  /** Plain text; a blank line begins a new paragraph. */
  bio: field.prose.translated,
  imageUrl: field.image,
  logoUrl: field.image,
  office: field.telephone,
  mobile: field.telephone,
  email: field.email,
  website: field.url,
  linkedin: field.optionalUrl,
  facebook: field.optionalUrl,
  instagram: field.optionalUrl,
  twitter: field.optionalUrl,
  youtube: field.optionalUrl,
  tiktok: field.optionalUrl,
  ...searchFields,
});

export type PartnerInput = z.output<typeof partnerSchema>;

export type PartnerRow = PartnerInput & StoredRecord & { displayOrder: number };

/** A partner as visitors see it: the record with its pictures. */
export type Partner = PartnerRow & { image: Image | null; logo: Image | null; card: Image | null };

/** The columns of a partner that say who sells. */
export const licensedColumns = [
  'name',
  'brokerage',
  'licensedName',
  'licenceClass',
  'licenceNumber',
] as const;

/** The columns by which the rules of a place judge a partner. */
export const judgedColumns = [...licensedColumns, 'city', 'photoDate', 'imageUrl'] as const;

export const partnerNoun = defineNoun({
  name: 'partners',
  one: 'partner',
  nameIn: 'name',
  isOrdered: true,
  hasPages: true,
  hasDrafts: true,
  hasOwners: true,
  isPerson: true,
  searchedIn: ['title', 'slug', 'city', 'focus', 'languages', 'licensedName', 'licenceNumber'],
  hints: 1,
});

export const partnerErrors = {
  ...partnerNoun.errors,
  fetchOne: 'Failed to fetch partner details',
  missing: 'This partner does not exist',
} as const;

export function titleLines(partner: Pick<Partner, 'title'>) {
  return partner.title.split('\n').filter((line) => line.trim() !== '');
}

/** The name of the city, unless what stands beside it names it. */
export function cityBeside(text: string, { city }: Pick<Partner, 'city'>) {
  const name = city && cityName(city);
  return name && !text.includes(name) ? name : null;
}

/** Stands beside the title: `Montreal. French, English` */
export function placeText({ title, ...partner }: Pick<Partner, 'title' | 'city' | 'languages'>) {
  const spoken = capitalised(itemsInLine(languageNames(partner.languages)));
  return inSentences([cityBeside(title, partner), spoken]);
}

/** Below the role on a card: the place, and the languages. A full stop follows all but the last. */
export function cardParts({ title, ...partner }: Partner) {
  const [, ...furtherLines] = titleLines({ title });
  const spoken = capitalised(itemsInLine(languageNames(partner.languages)));
  return [...furtherLines, cityBeside(title, partner), spoken]
    .flatMap((part) => part || [])
    .map((part, index, { length }) => (index < length - 1 ? part.replace(/[.。]$/, '') : part));
}

/** The first word of the name: `Ingrid` for `Ingrid Halvorsen`. In Japanese, where no one is called by it, the whole name. */
export function firstName(partner: Pick<Partner, 'name'>) {
  if (messageLanguage(locale()) === 'ja') return partner.name;
  return partner.name.trim().split(/\s+/)[0] ?? partner.name;
}

/** Joins the title lines of the form with a newline, without empty ones. */
export function joinTitleLines(lines: readonly string[]) {
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The URLs of a partner's profiles on other sites, for structured data. */
export function profilesElsewhere(partner: Partner) {
  const { website, linkedin, facebook, instagram, twitter, youtube, tiktok } = partner;
  return [website, linkedin, facebook, instagram, twitter, youtube, tiktok].filter(
    (url) => url !== null,
  );
}
