import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { NounName } from '../../platform/database/tables.ts';
import { contentLocale, sourceLocale } from '../../site/languages/page-language.server.ts';
import { publishedAlts, publishedTranslations, shownTranslation } from './published.server.ts';
import { translatedNouns, translateRecord, type TranslatedNoun } from './units.ts';

/** A record that is shown in the language it was written in, within a page of another, has that language. */
export type WithLanguage = { lang?: string };

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

function isTranslated(noun: NounName): noun is TranslatedNoun {
  return (translatedNouns as readonly string[]).includes(noun);
}

/** Rows in the language of the content. One that is not translated stays in the source language, and says so. */
export async function inLanguage<Row extends { id: string }>(
  noun: NounName,
  rows: Row[],
): Promise<(Row & WithLanguage)[]> {
  const translate = await translator(noun);
  if (!translate) return rows;
  const lang = sourceLocale();
  return rows.map((row) => translate(row) ?? { ...row, lang });
}

/** The rows that are translated into the language of the content. */
export async function onlyInLanguage<Row extends { id: string }>(
  noun: NounName,
  rows: Row[],
): Promise<Row[]> {
  const translate = await translator(noun);
  return translate ? rows.flatMap((row) => translate(row) ?? []) : rows;
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
  return (url, alt, lang) => (lang === undefined && alt ? (alts.get(url ?? '') ?? '') : alt);
}

type AltReader = <Alt extends string | null>(
  url: string | null,
  alt: Alt,
  lang?: string,
) => Alt | string;
