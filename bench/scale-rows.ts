import { db } from '../src/platform/database/database.ts';
import type { Tables } from '../src/platform/database/row-types.ts';

/** PostgreSQL takes 65,535 values in a statement. */
const valuesAtOnce = 20_000;
const words = ['harbour', 'terrace', 'dusk', 'cedar', 'skyline', 'garden', 'stone', 'lobby'];

export async function insert(table: keyof Tables, rows: object[]) {
  const atOnce = Math.floor(valuesAtOnce / Object.keys(rows[0] ?? {}).length);
  await db.transaction().execute(async (tx) => {
    for (let start = 0; start < rows.length; start += atOnce)
      await tx
        .insertInto(table as 'media')
        .values(rows.slice(start, start + atOnce) as never)
        .execute();
  });
}

export function wordAt(at: number) {
  return words[at % words.length] ?? '';
}

/** Minutes apart, the last of them now. */
export function sampleTime(at: number) {
  return new Date(Date.now() - at * 60_000).toISOString();
}
