import type { SelectQueryBuilder } from 'kysely';

/** Counts the rows of a query. The query must not have called `select` yet. */
export async function countRows<Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
) {
  const { count } = await query
    .select((eb) => eb.fn.countAll().as('count'))
    .$castTo<{ count: string | number | bigint }>()
    .executeTakeFirstOrThrow();
  return Number(count);
}
