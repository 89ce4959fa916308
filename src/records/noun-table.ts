/** The type is one table, because Kysely needs a literal. Use only columns that all tables of nouns have. */
export function nounTable(noun: string) {
  return noun as 'partners';
}
