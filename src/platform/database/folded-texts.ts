import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { fold } from '../../lib/text/fold.ts';
import { db } from './database.ts';

/** The tables with a column of folded text, and the columns that identify their rows. */
const foldedTexts = { activity: 'id', enquiries: 'id', enquiry_notes: 'id', media: 'url' };

const rowsAtOnce = 200;
/** Visitors are served in between, since SQLite has one connection. */
const pauseMs = 10;

type FoldedRow = { key: string; searchText: string };

/** Folds the stored texts again that an earlier release has folded in another way. */
export async function foldSearchTexts(_now: Date, signal: AbortSignal) {
  for (const [table, key] of Object.entries(foldedTexts)) {
    let rows = await rowsAfter('', table, key);
    while (rows.length > 0 && !signal.aborted) {
      for (const row of rows) await foldAgain(row, table, key);
      await wait(pauseMs);
      rows = await rowsAfter(rows.at(-1)?.key ?? '', table, key);
    }
  }
}

async function rowsAfter(last: string, table: string, key: string) {
  const { rows } = await sql<FoldedRow>`
    select ${sql.ref(key)} as key, search_text as "searchText" from ${sql.table(table)}
    where ${sql.ref(key)} > ${last} order by ${sql.ref(key)} limit ${sql.lit(rowsAtOnce)}
  `.execute(db);
  return rows;
}

async function foldAgain({ key, searchText }: FoldedRow, table: string, keyColumn: string) {
  const folded = fold(searchText);
  if (folded === searchText) return;
  // A text that was changed in between is folded already.
  await sql`
    update ${sql.table(table)} set search_text = ${folded}
    where ${sql.ref(keyColumn)} = ${key} and search_text = ${searchText}
  `.execute(db);
}
