import { jsonValue } from '../lib/values/json-text.ts';
import type { Transaction } from '../platform/database/database.ts';
import { env } from '../platform/env/env.ts';
import { raiseEvents } from '../platform/webhooks/events.ts';
import { publicLanguages } from '../model/languages.ts';
import { runInLanguage, sourceLocale } from '../platform/languages/page-language.ts';
import type { StoredRecord } from '../model/record.ts';
import type { RecordEvent } from '../model/record-event.ts';
import type { RecordKind } from './record-kind.server.ts';
import { sourcesOf } from './translations/sources.server.ts';
import {
  translateRecord,
  type Translated,
  type TranslatedNoun,
} from '../model/translations/units.ts';
import { recordName } from './versions.server.ts';
import type { RaisedEvent } from '../model/webhook-event.ts';

type EventKind<Row extends StoredRecord> = Pick<
  RecordKind<never, Row>,
  'noun' | 'pageAddress' | 'eventsOf' | 'followChange'
>;

type Change<Row> = { before: Row | null | undefined; after: Row | null | undefined };

/**
 * Tells what follows a noun, and webhooks, that a record became public, changed in public, or is no longer public. Its
 * translations are told of as the record in their language.
 */
export async function tellOfRecord<Row extends StoredRecord>(
  tx: Transaction,
  kind: EventKind<Row>,
  change: Change<Row>,
  { hasWebhooks = true }: { hasWebhooks?: boolean } = {},
) {
  await kind.followChange?.(tx, change.before ?? null, change.after ?? null);
  if (hasWebhooks) await tellWebhooks(tx, kind, change);
}

async function tellWebhooks<Row extends StoredRecord>(
  tx: Transaction,
  kind: EventKind<Row>,
  change: Change<Row>,
) {
  const { noun, eventsOf } = kind;
  const record = change.after ?? change.before;
  // Settings are neither added nor published.
  if (!record || noun.isInternal || (noun.isFixed && !noun.hasDrafts)) return;
  const type = typeOf(change);
  await raiseEvents(tx, [type, ...(eventsOf ? (['home.changed'] as const) : [])], async () => {
    if (isOfTranslation(noun.name, change)) return translationEvents(tx, change);
    const { before, after } = change;
    const subject = subjectOf(noun.name, record.id);
    return [
      { type, subject, data: recordEvent(kind, record, { isFirst: !before }) },
      // Those that were made before it was public, or stay when it no longer is.
      ...(before && after ? [] : await eventsOfTranslations(tx, kind, record, type)),
      ...(before && after ? (eventsOf?.(before, after, env.siteUrl) ?? []) : []).map((data) => ({
        type: 'home.changed' as const,
        subject,
        data,
      })),
    ];
  });
}

type Translation = StoredRecord & {
  noun: TranslatedNoun;
  recordId: string;
  language: string;
  /** As JSON text in a row. */
  fields: Translated | string;
};

function isOfTranslation(
  noun: string,
  _change: Change<StoredRecord>,
): _change is Change<Translation> {
  return noun === 'translations';
}

/** A translation is told of while visitors can read it: its record and its language are public. */
async function translationEvents(
  tx: Transaction,
  change: Change<Translation>,
): Promise<RaisedEvent[]> {
  const translation = change.after ?? change.before;
  if (!translation || translation.noun === 'settings' || !isPublicLanguage(translation)) return [];
  const { noun, recordId } = translation;
  const { findPublicAt, kind } = sourcesOf(noun);
  if (!kind || kind.noun.isInternal) return [];
  const source = await findPublicAt(tx, recordId, new Date());
  if (!source) return [];
  const data = recordEvent(kind, source, { translation, isFirst: !change.before });
  return [{ type: typeOf(change), subject: subjectOf(noun, recordId), data }];
}

async function eventsOfTranslations<Row extends StoredRecord>(
  tx: Transaction,
  kind: EventKind<Row>,
  record: Row,
  type: ReturnType<typeof typeOf>,
): Promise<RaisedEvent[]> {
  const { name } = kind.noun;
  const translations = await tx
    .selectFrom('translations')
    .selectAll()
    .where('noun', '=', name as TranslatedNoun)
    .where('recordId', '=', record.id)
    .orderBy('language')
    .execute();
  return translations.filter(isPublicLanguage).map((translation) => ({
    type,
    subject: subjectOf(name, record.id),
    data: recordEvent(kind, record, { translation, isFirst: type === 'record.published' }),
  }));
}

function recordEvent<Row extends StoredRecord>(
  { noun, pageAddress }: EventKind<Row>,
  row: Row,
  { translation, isFirst }: { translation?: Translation; isFirst: boolean },
): RecordEvent {
  const language = translation?.language ?? sourceLocale();
  const slug = noun.hasPages && 'slug' in row ? String(row.slug) : null;
  const path = slug === null ? undefined : runInLanguage(language, () => pageAddress?.(slug));
  const shown = translation ? translateRecord(translation.noun, row, textsOf(translation)) : row;
  return {
    kind: noun.name,
    id: row.id,
    revision: (translation ?? row).revision,
    slug,
    name: recordName(shown),
    language,
    url: path === undefined ? null : new URL(path, env.siteUrl).href,
    isFirst,
  };
}

function textsOf({ fields }: Translation) {
  return (typeof fields === 'string' ? Object(jsonValue(fields)) : fields) as Translated;
}

function isPublicLanguage({ language }: Pick<Translation, 'language'>) {
  return publicLanguages().some(({ locale }) => locale === language);
}

function typeOf({ after }: Change<unknown>) {
  return after ? ('record.published' as const) : ('record.unpublished' as const);
}

function subjectOf(noun: string, id: string) {
  return `${noun}:${id}`;
}
