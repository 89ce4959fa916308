import {
  altPath,
  imageOfUnit,
  unitsIn,
  visitorTextsOf,
  withoutMark,
} from '../model/translations/units.ts';
import type { FieldText, Translated, TranslatedNoun } from '../model/translations/units.ts';
import { sourcesOf } from '../records/translations/sources.server.ts';
import { findFieldPaths, listMediaUsesWithPosters } from '../records/media-uses.server.ts';
import { mediaKey, mediaUrl, mediaUrlsIn } from '../lib/media/media-key.ts';
import type { Transaction } from '../platform/database/database.ts';
import { siteLanguages } from '../model/languages.ts';
import { settings } from '../site/settings/settings.ts';
import { refusesTexts, type LeavingTexts } from './places/publication-faults.ts';
import {
  listsOfTranslation,
  rulingsOf,
  rulingsThrough,
  translatedTexts,
} from './places/record-words.ts';
import type { Ruling } from './places/words.ts';
import { languageLabel, type TranslationInput } from './translations/translation.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

/** A record whose texts leave, and the places whose rules they are under. */
export type Owner = { noun: TranslatedNoun; id: string; record: object; rulings: Ruling[] };

/** The published translation of a record, or of an image. */
type PublishedTranslation = {
  id: string;
  noun: string;
  recordId: string;
  language: string;
  name: string;
  fields: string;
};

/** What leaves with records from outside them. */
export type Around = {
  /** The alternative texts of images, by URL. */
  alts: ReadonlyMap<string, string>;
  /** By the URL of a film: that of its poster, which is shown wherever the film is. */
  posters: ReadonlyMap<string, string>;
  translations: ReadonlyMap<string, readonly PublishedTranslation[]>;
};

/** What decides under which rules others are: the projects that show them. */
export type ShowingProject = {
  id: string;
  title: string;
  city: string;
  legal: unknown;
  developerId: string | null;
};

/** True if a list of any place refuses texts, so that they have to be read. */
export function refusesAnyText() {
  return refusesTexts(settings().places.places.map((place) => ({ place })));
}

/** The texts that leave with a record: its own, those of its images and what its page shows, in every language. */
export async function readLeavingTexts(
  connection: Connection,
  { noun, id, record }: Omit<Owner, 'rulings'>,
  /** Also if no list of a place refuses texts. */
  isAsked = false,
): Promise<LeavingTexts[]> {
  if (!isAsked && !refusesAnyText()) return [];
  const shownBy = await readShownBy(connection, { noun, id, record });
  // An image that no public record shows is read by nobody.
  if (noun === 'media' && shownBy.length === 0) return [];
  const own = { noun, id, record, rulings: rulingsOf(noun, record, shownBy) };
  const owners = [own, ...(await readSelling(connection, own))].filter(
    ({ rulings }) => isAsked || refusesTexts(rulings),
  );
  if (owners.length === 0) return [];
  const shown = noun === 'projects' ? await readShown(connection, own) : [];
  const around = await readAround(connection, [...owners, ...shown]);
  return [
    ...owners.flatMap((owner) => textsLeavingWith(owner, around)),
    ...shown.flatMap(({ field, label: name, ...one }) =>
      textsLeavingWith(one, around).map(({ texts, label, ...group }) => ({
        ...group,
        label: [name, label].filter(Boolean).join(', '),
        texts: texts.map(({ text }) => ({ field, text })),
      })),
    ),
  ];
}

/** The texts of a translation. The paths are those of its form. */
export async function readTranslationTexts(
  connection: Connection,
  { noun, recordId, language, fields }: TranslationInput,
): Promise<LeavingTexts[]> {
  if (!refusesAnyText()) return [];
  const record = await sourcesOf(noun).find(connection, recordId);
  if (!record) return [];
  const shownBy = await readShownBy(connection, { noun, id: recordId, record });
  const rulings = rulingsOf(noun, record, shownBy);
  const selling = await readSelling(connection, { noun, id: recordId, record, rulings });
  const texts = [
    // Also those that are read when a draft of their source is public.
    ...Object.entries(fields).flatMap(([path, { text }]): FieldText[] =>
      imageOfUnit(path) === undefined ? [{ field: withoutMark(path), text }] : [],
    ),
    ...mediaUrlsIn(JSON.stringify(record)).flatMap((url): FieldText[] => {
      const text = fields[altPath(url)]?.text;
      return text === undefined ? [] : [{ field: altPath(url), text }];
    }),
  ].map(({ field, text }) => ({ field: `fields.${field}`, text }));
  const languages = listsOfTranslation(language);
  const asSeller = texts.filter(({ field }) => field === 'fields.title');
  return [
    { texts, rulings, languages },
    ...selling.map((one) => ({ texts: asSeller, rulings: one.rulings, languages })),
  ];
}

/** A partner with what the pages of projects show of it, under the rules of their places. */
async function readSelling(connection: Connection, owner: Owner): Promise<Owner[]> {
  if (owner.noun !== 'partners') return [];
  const projects = await connection
    .selectFrom('projects')
    .select(['title', 'city', 'legal'])
    .where('partnerId', '=', owner.id)
    .orderBy('displayOrder')
    .execute();
  return projects.length === 0 ? [] : [asSelling(owner, projects)];
}

/** The same with the projects that the partner sells. */
export function asSelling(owner: Owner, projects: readonly object[]): Owner {
  const { title, imageUrl } = owner.record as { title?: string; imageUrl?: string | null };
  return { ...owner, record: { title, imageUrl }, rulings: projects.flatMap(rulingsThrough) };
}

/** The places whose rules a translation is under. */
export async function readRulings(
  connection: Connection,
  owner: Omit<Owner, 'rulings'>,
): Promise<Ruling[]> {
  return rulingsOf(owner.noun, owner.record, await readShownBy(connection, owner));
}

function textsLeavingWith(owner: Owner, around: Around): LeavingTexts[] {
  return [
    ...ownTexts(owner, around),
    ...publishedTranslations(owner, around).flatMap((one) => textsInLanguage(owner, one, around)),
  ];
}

/** The texts of a record as it was written, and of its images. */
export function ownTexts({ noun, record, rulings }: Owner, around: Around): LeavingTexts[] {
  const texts = textsOfImages(record, around, (url) => around.alts.get(url));
  return [
    { texts: visitorTextsOf(noun, record), rulings },
    { texts, rulings, label: 'Alt text' },
  ];
}

/** The translations of a record in the languages of the site. */
export function publishedTranslations({ noun, id }: Owner, { translations }: Around) {
  const locales = siteLanguages().map(({ locale }) => locale);
  return (translations.get(id) ?? []).filter(
    (one) => one.noun === noun && locales.includes(one.language),
  );
}

/** The texts of a record in a language. */
export function textsInLanguage(
  { noun, record, rulings }: Owner,
  { language, fields: stored }: PublishedTranslation,
  around: Around,
): LeavingTexts[] {
  const fields = JSON.parse(stored) as Translated;
  const shared = { rulings, languages: listsOfTranslation(language) };
  const label = languageLabel(language);
  return [
    { ...shared, label, texts: translatedTexts(unitsIn(noun, record, new Map()), fields) },
    { ...shared, label: `${label} alt text`, texts: textsOfImages(record, around, altAt) },
  ];

  function altAt(url: string) {
    const own = around.translations
      .get(imageKey(url))
      ?.find((one) => one.noun === 'media' && one.language === language);
    return own ? (JSON.parse(own.fields) as Translated)['alt']?.text : fields[altPath(url)]?.text;
  }
}

/** The alternative texts of the images of a record, at the fields that hold the images. */
function textsOfImages(
  record: object,
  { posters }: Around,
  altAt: (url: string) => string | undefined,
): FieldText[] {
  return mediaUrlsIn(JSON.stringify(record)).flatMap((url) =>
    [url, posters.get(url)].flatMap((image): FieldText[] => {
      const text = image === undefined ? undefined : altAt(image);
      return text ? [{ field: findFieldPaths(record, url)[0] ?? '', text }] : [];
    }),
  );
}

/** What the page of a project shows of other records. */
async function readShown(connection: Connection, { id, record, rulings }: Owner) {
  const { developerId = null, partnerId = null } = record as Partial<
    Record<'developerId' | 'partnerId', string | null>
  >;
  const partner =
    partnerId === null
      ? undefined
      : await connection
          .selectFrom('partners')
          .select(['id', 'name', 'title', 'imageUrl'])
          .where('id', '=', partnerId)
          .executeTakeFirst();
  const developer =
    developerId === null
      ? undefined
      : await connection
          .selectFrom('developers')
          .selectAll()
          .where('id', '=', developerId)
          .executeTakeFirst();
  const testimonials = await connection
    .selectFrom('testimonials')
    .selectAll()
    .where('projectId', '=', id)
    .execute();
  const news = await connection
    .selectFrom('news')
    .select(['id', 'title'])
    .where('projectId', '=', id)
    .execute();
  const titles = news.map((one) => ({ ...one, content: '' }));
  return [
    ...(developer
      ? [shownAt('developers', developer, 'developerId', `Developer ${developer.name}`)]
      : []),
    ...(partner ? [shownAt('partners', partner, 'partnerId', `Partner ${partner.name}`)] : []),
    ...testimonials.map((one) => shownAt('testimonials', one, '', `Testimonial by ${one.author}`)),
    ...titles.map((one) => shownAt('news', one, '', `News “${one.title}”`)),
  ];

  function shownAt(noun: TranslatedNoun, one: { id: string }, field: string, label: string) {
    return { noun, id: one.id, record: one, rulings, field, label };
  }
}

/** The places of the records that show another. */
async function readShownBy(
  connection: Connection,
  { noun, id, record }: Omit<Owner, 'rulings'>,
): Promise<Ruling[]> {
  if (noun === 'media') return readPlacesOfImage(connection, mediaUrl(id));
  const { projectId = null } = record as { projectId?: string | null };
  const column = noun === 'developers' ? 'developerId' : 'id';
  const value = noun === 'developers' ? id : isAboutProject(noun) ? projectId : null;
  if (value === null) return [];
  const projects = await connection
    .selectFrom('projects')
    .select(['id', 'title', 'city', 'legal', 'developerId'])
    .where(column, '=', value)
    .orderBy('displayOrder')
    .execute();
  return placesShowing(noun, { ...record, id }, projects);
}

/** The places of the projects, among these, that show a record. */
export function placesShowing(
  noun: TranslatedNoun,
  record: { id: string; projectId?: unknown },
  projects: readonly ShowingProject[],
): Ruling[] {
  if (noun !== 'developers' && !isAboutProject(noun)) return [];
  return projects
    .filter(({ id, developerId }) =>
      noun === 'developers' ? developerId === record.id : id === record.projectId,
    )
    .flatMap(rulingsThrough);
}

function isAboutProject(noun: TranslatedNoun) {
  return noun === 'testimonials' || noun === 'news' || noun === 'campaigns';
}

/** The places of the public records that show an image. */
async function readPlacesOfImage(connection: Connection, url: string): Promise<Ruling[]> {
  const uses = (await listMediaUsesWithPosters(connection)).get(url) ?? [];
  const rulings: Ruling[] = [];
  for (const { noun, recordId, isPublic } of uses) {
    if (!isPublic || noun === 'translations') continue;
    const record = await connection
      .selectFrom(noun)
      .selectAll()
      .where('id', '=', recordId)
      .executeTakeFirst();
    if (!record) continue;
    const through =
      noun === 'projects'
        ? rulingsThrough(record)
        : await readRulings(connection, { noun, id: recordId, record });
    rulings.push(...through);
  }
  return rulings;
}

/** Reads what leaves with records from outside them. */
async function readAround(connection: Connection, owners: readonly Owner[]): Promise<Around> {
  const urls = mediaUrlsIn(JSON.stringify(owners.map(({ record }) => record)));
  const files =
    urls.length === 0 ? [] : await selectFiles(connection).where('media.url', 'in', urls).execute();
  const images = [...urls, ...files.flatMap(({ posterUrl }) => posterUrl ?? [])];
  const ids = [...owners.map(({ id }) => id), ...images.map(imageKey)];
  const translations =
    siteLanguages().length === 0
      ? []
      : await selectTranslations(connection).where('recordId', 'in', ids).execute();
  return aroundFrom(files, translations);
}

/** Reads the same of all records. */
export async function readAllAround(connection: Connection): Promise<Around> {
  const files = await selectFiles(connection).execute();
  return aroundFrom(files, await selectTranslations(connection).execute());
}

function selectFiles(connection: Connection) {
  return connection
    .selectFrom('media')
    .leftJoin('media as poster', 'poster.url', 'media.posterUrl')
    .select(['media.url', 'media.alt', 'media.posterUrl', 'poster.alt as posterAlt']);
}

type File = { url: string; alt: string; posterUrl: string | null; posterAlt: string | null };

function selectTranslations(connection: Connection) {
  return connection
    .selectFrom('translations')
    .select(['id', 'noun', 'recordId', 'language', 'name', 'fields']);
}

function aroundFrom(files: readonly File[], translations: readonly PublishedTranslation[]): Around {
  return {
    alts: new Map(
      files.flatMap(({ url, alt, posterUrl, posterAlt }) => [
        ...(posterUrl === null ? [] : [[posterUrl, posterAlt ?? ''] as const]),
        [url, alt] as const,
      ]),
    ),
    posters: new Map(
      files.flatMap(({ url, posterUrl }) =>
        posterUrl === null ? [] : [[url, posterUrl] as const],
      ),
    ),
    translations: Map.groupBy(translations, ({ recordId }) => recordId),
  };
}

function imageKey(url: string) {
  return mediaKey(url) ?? url;
}
