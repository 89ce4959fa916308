import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds that has selected nothing yet. */
export async function countRows<Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
) {
  const { count } = await query
    .select((eb) => eb.fn.countAll().as('count'))
    .$castTo<{ count: string | number | bigint }>()
    .executeTakeFirstOrThrow();
  return Number(count);
}
