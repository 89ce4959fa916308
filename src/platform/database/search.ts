import { sql, type SqlBool } from 'kysely';
import { defaultSearchTexts } from '../../lib/text/fold.ts';

/** A condition for rows whose column of folded text contains every word of a search. */
export function hasWords(column: string, search: string) {
  const words = defaultSearchTexts(search);
  const conditions = words.map((word) => sql`${sql.ref(column)} like ${pattern(word)} escape '\\'`);
  return sql<SqlBool>`${sql.join([sql`1 = 1`, ...conditions], sql` and `)}`;
}

function pattern(word: string) {
  return `%${word.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
}
