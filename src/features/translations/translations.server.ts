import { createHash } from 'node:crypto';
import { refused, type Change, type StoredRecord } from '../../records/record.ts';
import type { SiteSettings } from '../../site/settings-sections.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { sanitisedHtml } from '../../platform/html/rich-text.ts';
import { plainText } from '../../lib/html/plain-text.ts';
import { mediaUrlsIn } from '../../lib/media/media-key.ts';
import { jsonValue } from '../../lib/values/json-text.ts';
import { withoutNul } from '../../lib/text/without-nul.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import { FieldError, requireNoErrors } from '../../records/revisions.server.ts';
import { sourcesOf } from '../../records/translations/sources.server.ts';
import {
  imageOfUnit,
  leafAt,
  unitErrors,
  unitsIn,
  unitStates,
  type Translated,
  type TranslatedNoun,
} from '../../records/translations/units.ts';
import { languageOf } from '../../records/translations/public-languages.server.ts';
import { recordName } from '../../records/versions.server.ts';
import { pageName } from '../page-content/page-content.ts';
import { sectionTitles } from '../settings/setting.ts';
import { languagesAskedOf, placeOfPartner, placesOfProject } from '../places/judge.ts';
import { listSourceChanges } from './source-changes.server.ts';
import {
  languageLabel,
  translationErrors,
  translationName,
  translationNoun,
  translationSchema,
  type TranslationInput,
  type TranslationKey,
  type TranslationRecord,
  type TranslationRow,
  type TranslationView,
} from './translation.ts';
import { siteLanguages } from '../../site/languages/languages.ts';

type LanguageSection = StoredRecord & { value: SiteSettings['language'] };

type NamedTranslation = TranslationInput & { name: string };

export const translationRecords = defineRecords(translationNoun, {
  schema: translationSchema,
  toColumns,
  recordFrom,
  draftFrom: (input: NamedTranslation) => input,
  requireForHide: requireNotAsked,
  requireForPublic: async (tx, translation) => {
    const { noun, recordId, fields } = translation;
    const source = await sourcesOf(noun).find(tx, recordId);
    if (!source) throw new FieldError({ '': translationErrors.noSource });
    const errors = unitErrors(await listUnits(tx, noun, source), fields);
    requireNoErrors(
      Object.fromEntries(Object.entries(errors).map(([path, error]) => [`fields.${path}`, error])),
    );
  },
});

/** A language that a place asks for stays as long as the record itself is public. */
async function requireNotAsked(
  { publication, ...key }: TranslationRecord,
  tx: Transaction,
  at: Date,
) {
  const { noun, recordId, language } = key;
  if (publication?.isPublic && noun === 'settings') await requireNotPublic(language, tx);
  if (!publication?.isPublic || (noun !== 'projects' && noun !== 'partners')) return;
  const source = await sourcesOf(noun).findPublicAt(tx, recordId, at);
  if (!source) return;
  const asked =
    noun === 'projects'
      ? languagesAskedOf(placesOfProject(source as never), 'project')
      : languagesAskedOf([placeOfPartner(source as never)], 'partner');
  if (asked.includes(languageOf(language)))
    throw new FieldError({ '': translationErrors.asked(languageLabel(language)) });
}

/** The frame of a public language has texts of the settings on every page. */
async function requireNotPublic(locale: string, tx: Transaction) {
  const section = (await sourcesOf('settings').find(tx, 'language')) as LanguageSection | null;
  const isPublic = section?.value.others.some(
    (other) => other.locale === locale && other.state === 'public',
  );
  if (isPublic) throw new FieldError({ '': translationErrors.isPublic(languageLabel(locale)) });
}

/** The same for everybody who translates a record into a language. */
export function translationId(noun: TranslatedNoun, recordId: string, language: string) {
  const hash = createHash('sha256').update(`${noun} ${recordId} ${language}`).digest('hex');
  const variant = ((Number.parseInt(hash[16] ?? '0', 16) & 3) | 8).toString(16);
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return parts.join('-');
}

/** The ids of the translations of a partner. */
export function translationIdsOf(partnerId: string) {
  return siteLanguages().map(({ locale }) => translationId('partners', partnerId, locale));
}

/** The texts of a record, with the alternative texts of its images. */
export async function listUnits(
  connection: Pick<Transaction, 'selectFrom'>,
  noun: TranslatedNoun,
  record: object,
) {
  const urls = mediaUrlsIn(JSON.stringify(record));
  return unitsIn(noun, record, await readAlts(connection, urls));
}

async function readAlts(connection: Pick<Transaction, 'selectFrom'>, urls: string[]) {
  if (urls.length === 0) return new Map<string, string>();
  const rows = await connection
    .selectFrom('media')
    .select(['url', 'alt'])
    .where('url', 'in', urls)
    .execute();
  return new Map(rows.map(({ url, alt }) => [url, alt]));
}

/** A record and its translation, for the one who translates it. */
export async function readTranslation(key: TranslationKey): Promise<TranslationView | null> {
  const { noun, recordId, language } = key;
  const id = translationId(noun, recordId, language);
  const { source, translation } = await db.transaction().execute(async (tx) => ({
    source: await sourcesOf(noun).find(tx, recordId),
    translation: await translationRecords.find(tx, id),
  }));
  if (!source) return null;
  const units = await listUnits(db, noun, source);
  const states = unitStates(units, translation?.fields ?? {});
  const changes = await listSourceChanges(key, units, states);
  return { id, name: nameOf(noun, source), units, states, translation, changes };
}

type Write = TranslationInput & { revision?: number | undefined };

/** Saves a translation and publishes it. */
export function saveTranslation(request: Write, editor: string) {
  return withSource(request, (input) => translationRecords.save(input, editor));
}

export function saveTranslationDraft(request: Write, editor: string) {
  return withSource(request, (input) => translationRecords.saveDraft(input, editor));
}

export function scheduleTranslation(
  {
    publishAt,
    unpublishAt,
    ...request
  }: Write & { publishAt: string; unpublishAt?: string | null | undefined },
  editor: string,
) {
  const times = { publishAt, unpublishAt };
  return withSource(request, (input) =>
    translationRecords.schedule({ ...input, ...times }, editor),
  );
}

async function withSource(
  { revision, ...request }: Write,
  save: (
    input: NamedTranslation & { id: string; revision: number | undefined },
  ) => Promise<Change<TranslationRecord>>,
): Promise<Change<TranslationRecord>> {
  const { noun, recordId, language } = request;
  if (!siteLanguages().some(({ locale }) => locale === language))
    return refused({ '': translationErrors.noLanguage });
  const source = await db
    .transaction()
    .execute((tx: Transaction) => sourcesOf(noun).find(tx, recordId));
  if (!source) return refused({ '': translationErrors.noSource });
  return save({
    noun,
    recordId,
    language,
    name: translationName(language, nameOf(noun, source)),
    fields: cleaned(noun, source, request.fields),
    id: translationId(noun, recordId, language),
    revision,
  });
}

/** The texts as they are stored: sanitised as their sources are, without those at unknown paths. */
export function cleaned(noun: TranslatedNoun, source: object, fields: Translated): Translated {
  const entries = Object.entries(withoutNul(fields)).flatMap(([path, entry]) => {
    const kind = imageOfUnit(path) === undefined ? leafAt(noun, source, path)?.kind : 'line';
    if (kind === undefined) return [];
    const text = kind === 'html' ? sanitisedHtml(entry.text) : plainText(entry.text).trim();
    return [[path, { source: entry.source, text }] as const];
  });
  return Object.fromEntries(entries);
}

export function nameOf(noun: TranslatedNoun, record: object) {
  if (noun === 'pages') return pageName(record as { slug: string; title?: string });
  if (noun === 'settings') return sectionTitles[(record as { id: keyof typeof sectionTitles }).id];
  return recordName(record);
}

function toColumns({ noun, recordId, language, name, fields }: NamedTranslation) {
  return { noun, recordId, language, name, fields: JSON.stringify(fields) };
}

function recordFrom({ fields, ...row }: TranslationRow): TranslationRecord {
  return { ...row, fields: Object(jsonValue(fields)) as Translated };
}
