import { sql } from 'kysely';
import type { StoredRecord } from '../lib/record.ts';
import { slugPattern } from '../lib/slug.ts';
import { db, isPostgres, type Transaction } from '../platform/database.ts';
import type { NounName } from '../platform/tables.ts';
import { findDraft } from './drafts.server.ts';
import { tableOf } from './table-of.ts';

/** One record as a page is to show it, in place of what is public: the columns of its row. */
export type Shown = { noun: NounName; row: { id: string; [column: string]: unknown } };

type Connection = Pick<Transaction, 'selectFrom'>;

/** True while a record is saved, public or not. */
export async function isSaved(noun: NounName, id: string, at: Connection = db) {
  return (await isInTable(noun, id, at)) || (await findDraft(at, noun, id)) !== undefined;
}

/** True while visitors see a record. */
export async function isInTable(noun: NounName, id: string, at: Connection = db) {
  const row = await at.selectFrom(noun).select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** After all others, where a record that visitors do not see would stand. */
export const lastPlace = 1_000_000;

/** A record as its editors have left it: its draft, or else what visitors see. `columnsOf` gives the columns of a draft. */
export async function findForPreview(
  { name, isOrdered }: { name: string; isOrdered?: true },
  id: string,
  columnsOf: (record: never) => object,
): Promise<Shown | undefined> {
  const noun = name as NounName;
  const row = await db
    .selectFrom(tableOf(noun))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const draft = await findDraft(db, noun, id);
  if (!draft) return row && { noun, row };
  const { publication: _publication, ...columns } = {
    ...(isOrdered && { displayOrder: lastPlace }),
    ...row,
    ...columnsOf(JSON.parse(draft.record) as never),
  } as StoredRecord;
  // Without a slug, or with one that leads elsewhere, it would have no page yet.
  const slug = 'slug' in columns && {
    slug: slugPattern.test(String(columns.slug)) ? columns.slug : id,
  };
  return { noun, row: { ...columns, ...slug } };
}

/** Queries that read one record as it is to be shown: for them it stands in its table. */
export function reading(shown?: Shown): Pick<typeof db, 'selectFrom'> {
  if (!shown) return db;
  const { noun, row } = shown;
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  // SQLite takes a table for the query of the same name, unless its schema is named.
  const table = sql.table(isPostgres ? noun : `main.${noun}`);
  const hasSameSlug = 'slug' in row ? sql`or slug = ${row['slug']}` : sql``;
  const rows = sql`(select ${columns} from ${table} where not (id = ${row.id} ${hasSameSlug})
    union all select ${sql.join(Object.values(row))})`;
  return db.with(noun, () => rows as never);
}
