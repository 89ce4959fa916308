/** Typed as one table, because Kysely needs a literal: use only columns that all of the tables have. */
export function tableOf(noun: string) {
  return noun as 'partners';
}
