import { sql } from 'kysely';
import { isPostgres, type Transaction } from '../../platform/database/database.ts';
import type { NounName } from '../../platform/database/row-types.ts';
import type { Noun } from '../../model/noun.ts';

type PublicNoun = Pick<Noun, 'isOrdered'> & { name: NounName };

/** Of the database, since the clocks of instances differ. */
const now = isPostgres ? sql`publication_time()` : sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;

/** What writes the rows that visitors see. No other code does, so that it is known when each was public. */
export function publicRows(noun: PublicNoun) {
  const { name } = noun;

  async function insert(tx: Transaction, columns: { id: string }) {
    const row = await tx
      .insertInto(name)
      .values(columns as never)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordPublication(tx, noun, [columns.id]);
    return row;
  }

  async function update(tx: Transaction, id: string, columns: object) {
    const row = await tx
      .updateTable(name)
      .set(columns)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordPublication(tx, noun, [id]);
    return row;
  }

  /** Undefined if there is none. */
  async function remove(tx: Transaction, id: string) {
    const row = await tx.deleteFrom(name).where('id', '=', id).returningAll().executeTakeFirst();
    if (row) await recordPublication(tx, noun, [id]);
    return row;
  }

  /** Moves the rows at these positions up or down by one. */
  async function shift(tx: Transaction, sign: '+' | '-', first: number, last?: number) {
    const rows = await tx
      .updateTable(name)
      .set((eb) => ({ displayOrder: eb('displayOrder', sign, 1) }))
      .where('displayOrder', '>=', first)
      .$if(last !== undefined, (query) => query.where('displayOrder', '<=', last ?? 0))
      .returning('id')
      .execute();
    await recordPublication(
      tx,
      noun,
      rows.map(({ id }) => id),
    );
  }

  return { insert, update, remove, shift };
}

/**
 * Records what is public of these records, or of all, in which revision and at which position, and until when something
 * else was. What is recorded already stays: triggers of an earlier release may have written it.
 */
export async function recordPublication(
  tx: Transaction,
  { name, isOrdered }: PublicNoun,
  ids?: readonly string[],
) {
  if (ids?.length === 0) return;
  const isConcerned = (id: string) =>
    ids ? sql`${sql.ref(id)} in (${sql.join(ids)})` : sql`${sql.ref(id)} is not null`;
  const position = isOrdered ? sql`present.display_order` : sql`cast(null as integer)`;
  const isRecorded = sql`(past.revision = present.revision
    and past.display_order is not distinct from ${position})`;
  await sql`
    with clock as materialized (select ${now} as now)
    insert into publications (noun, record_id, revision, display_order, public_from, public_until)
    select past.noun, past.record_id, past.revision, past.display_order, past.public_from, clock.now
    from clock cross join publications as past
    left join ${sql.table(name)} as present on present.id = past.record_id
    where past.noun = ${name} and ${isConcerned('past.recordId')} and past.public_until is null
      and (present.id is null or (past.public_from <> clock.now and not ${isRecorded}))
    union all
    select ${name}, present.id, present.revision, ${position}, clock.now, null
    from clock cross join ${sql.table(name)} as present
    where ${isConcerned('present.id')} and not exists (
      select 1 from publications as past
      where past.noun = ${name} and past.record_id = present.id and past.public_until is null
        and ${isRecorded}
    )
    on conflict (noun, record_id, public_from) do update
    set revision = excluded.revision, display_order = excluded.display_order,
      public_until = excluded.public_until`.execute(tx);
}
