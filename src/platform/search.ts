import { sql, type SqlBool } from 'kysely';
import { fold } from '../lib/fold.ts';

/** Finds the rows in which a column of folded text has every word of a search. */
export function hasWords(column: string, search: string) {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const found = words.map((word) => sql`${sql.ref(column)} like ${pattern(word)} escape '\\'`);
  return sql<SqlBool>`${sql.join([sql`1 = 1`, ...found], sql` and `)}`;
}

function pattern(word: string) {
  return `%${word.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
}
