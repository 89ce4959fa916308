import type { Transaction } from '../../platform/database/database.ts';
import type { TranslatedNoun } from './units.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

/** The languages other than the source in which a record is public at a time, such as `fr`. */
export async function findPublicLanguages(
  connection: Connection,
  { noun, id }: { noun: TranslatedNoun; id: string },
  at: Date,
) {
  const time = at.toISOString();
  const published = await connection
    .selectFrom('translations')
    .leftJoin('schedules', (join) =>
      join
        .onRef('schedules.recordId', '=', 'translations.id')
        .on('schedules.noun', '=', 'translations'),
    )
    .select(['translations.language', 'schedules.unpublishAt'])
    .where('translations.noun', '=', noun)
    .where('translations.recordId', '=', id)
    .execute();
  const lasting = published.filter(({ unpublishAt }) => unpublishAt === null || unpublishAt > time);
  const locales = [
    ...lasting.map(({ language }) => language),
    ...(await listScheduled(connection, noun, id, time)),
  ];
  return locales.map(languageOf);
}

/** The languages that are scheduled to be public by a time to come. What is due has been published, or was refused. */
async function listScheduled(connection: Connection, noun: string, id: string, time: string) {
  if (time <= new Date().toISOString()) return [];
  const drafts = await connection
    .selectFrom('drafts')
    .innerJoin('schedules', (join) =>
      join
        .onRef('schedules.recordId', '=', 'drafts.recordId')
        .onRef('schedules.noun', '=', 'drafts.noun'),
    )
    .select('drafts.record')
    .where('drafts.noun', '=', 'translations')
    .where('schedules.publishAt', '<=', time)
    .where('drafts.record', 'like', `%${id}%`)
    .execute();
  return drafts
    .map(({ record }) => JSON.parse(record) as { noun: string; recordId: string; language: string })
    .filter((draft) => draft.noun === noun && draft.recordId === id)
    .map(({ language }) => language);
}

/** The languages in which the records of a noun are public, by record. */
export async function listPublicLanguages(connection: Connection, noun: TranslatedNoun) {
  const rows = await connection
    .selectFrom('translations')
    .select(['recordId', 'language'])
    .where('noun', '=', noun)
    .execute();
  const byRecord = Map.groupBy(rows, ({ recordId }) => recordId);
  return new Map(
    [...byRecord].map(([id, ofRecord]) => [
      id,
      ofRecord.map(({ language }) => languageOf(language)),
    ]),
  );
}

/** `fr` for `fr-CA` */
export function languageOf(locale: string) {
  return new Intl.Locale(locale).language;
}
