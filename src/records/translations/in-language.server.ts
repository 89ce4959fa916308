import { noteSourceTexts } from '../../lib/text/name-language.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { NounName } from '../../platform/database/row-types.ts';
import { contentLocale, sourceLocale } from '../../platform/languages/page-language.ts';
import type { WithLanguage } from '../../model/record.ts';
import { publishedAlts, publishedTranslations, shownTranslation } from './published.server.ts';
import {
  sourceTextsOf,
  translateRecord,
  type Translated,
  type TranslatedNoun,
} from '../../model/translations/units.ts';

/** True if the content is shown in the language it was written in. */
export function isSourceLanguage() {
  return contentLocale() === undefined;
}

/** Translates a record into the language of the content, if it can. Undefined in the source language. */
async function translator(noun: NounName) {
  const language = contentLocale();
  if (language === undefined || !isTranslated(noun)) return undefined;
  const translations = await publishedTranslations(noun, language);
  return <Row extends { id: string }>(row: Row): Row | undefined => {
    const translated = translations.get(row.id);
    return translated && translateRecord(noun, row, translated);
  };
}

function isTranslated(noun: NounName): noun is Exclude<NounName, 'translations'> {
  return noun !== 'translations';
}

/** Rows in the language of the content. One that is not translated stays in the source language, and says so. */
export async function inLanguage<Row extends { id: string }>(
  noun: NounName,
  rows: Row[],
): Promise<(Row & WithLanguage)[]> {
  const translate = await translator(noun);
  if (!translate) return rows;
  return rows.map((row) => translate(row) ?? inSource(noun, row));
}

/** A row as it was written. The page marks its texts. */
function inSource<Row extends object>(noun: NounName, row: Row): Row & WithLanguage {
  if (isTranslated(noun)) noteSourceTexts(sourceTextsOf(noun, row));
  return { ...row, lang: sourceLocale() };
}

/** The rows that are translated into the language of the content. */
export async function onlyInLanguage<Row extends { id: string }>(
  noun: NounName,
  rows: Row[],
): Promise<Row[]> {
  const translate = await translator(noun);
  return translate ? rows.flatMap((row) => translate(row) ?? []) : rows;
}

type TranslationKey = { noun: TranslatedNoun; recordId: string; language: string | undefined };

/** A row in a language, read within a transaction. Without a translation it stays as it was written, and says so. */
export async function inLanguageWithin<Row extends object>(
  connection: Pick<Transaction, 'selectFrom'>,
  { noun, recordId, language }: TranslationKey,
  row: Row,
): Promise<Row & WithLanguage> {
  const source = sourceLocale();
  if (language === undefined || language === source) return row;
  const found = await connection
    .selectFrom('translations')
    .select('fields')
    .where('noun', '=', noun)
    .where('recordId', '=', recordId)
    .where('language', '=', language)
    .executeTakeFirst();
  if (!found) return { ...row, lang: source };
  return translateRecord(noun, row, JSON.parse(found.fields) as Translated);
}

type Conditional<Query> = { where: (condition: RawBuilder<SqlBool>) => Query };

/** For `$call`: keeps the rows of a query that are translated into the language of the content. */
export function whereInLanguage(noun: NounName) {
  return <Query extends Conditional<Query>>(query: Query): Query => {
    const language = contentLocale();
    if (language === undefined) return query;
    const id = sql.ref(`${noun}.id`);
    const isPublished = sql<SqlBool>`exists (select 1 from translations
      where noun = ${noun} and language = ${language} and record_id = ${id})`;
    const preview = shownTranslation(noun, language);
    return query.where(
      preview ? sql<SqlBool>`(${id} = ${preview.recordId} or ${isPublished})` : isPublished,
    );
  };
}

/** Reads the alternative text of an image in the language of the content, or in the source language for a `lang`. */
export async function readAlts(): Promise<AltReader> {
  const language = contentLocale();
  if (language === undefined) return (_url, alt) => alt;
  const alts = await publishedAlts(language);
  return (url, alt, lang) => {
    if (!alt) return alt;
    if (lang === undefined) return alts.get(url ?? '') ?? '';
    noteSourceTexts([alt]);
    return alt;
  };
}

type AltReader = <Alt extends string | null>(
  url: string | null,
  alt: Alt,
  lang?: string,
) => Alt | string;
