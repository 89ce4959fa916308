import { sql } from 'kysely';
import type { StoredRecord } from '../model/record.ts';
import { slugPattern } from '../lib/text/slug.ts';
import { db, isPostgres } from '../platform/database/database.ts';
import type { NounName } from '../platform/database/row-types.ts';
import { findDraft } from './publishing/drafts.server.ts';

/** A record that a page shows instead of its public version: the columns of its row. */
export type PreviewTarget = { noun: NounName; row: { id: string; [column: string]: unknown } };

/** The display order of an unpublished record, after all others. */
export const lastDisplayOrder = 1_000_000;

/** A record as editors see it, for a preview. `toColumns` converts a draft to columns. */
export async function findForPreview(
  { name, isOrdered }: { name: string; isOrdered?: true },
  id: string,
  toColumns: (record: never) => object,
): Promise<PreviewTarget | undefined> {
  const noun = name as NounName;
  const row = await db.selectFrom(noun).selectAll().where('id', '=', id).executeTakeFirst();
  const draft = await findDraft(db, noun, id);
  if (!draft) return row && { noun, row };
  const { publication: _publication, ...columns } = {
    ...(isOrdered && { displayOrder: lastDisplayOrder }),
    ...row,
    ...toColumns(JSON.parse(draft.record) as never),
  } as StoredRecord;
  // Without a valid slug the record has no page yet, so its id is used.
  const slug = 'slug' in columns && {
    slug: slugPattern.test(String(columns.slug)) ? columns.slug : id,
  };
  return { noun, row: { ...columns, ...slug } };
}

/** A query builder in which the shown record replaces its public row. */
export function reading(previewRecord?: PreviewTarget): Pick<typeof db, 'selectFrom'> {
  if (!previewRecord) return db;
  const { noun, row } = previewRecord;
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  // In SQLite an unqualified name would refer to the CTE of the same name.
  const table = sql.table(isPostgres ? noun : `main.${noun}`);
  const hasSameSlug = 'slug' in row ? sql`or slug = ${row['slug']}` : sql``;
  const rows = sql`(select ${columns} from ${table} where not (id = ${row.id} ${hasSameSlug})
    union all select ${sql.join(Object.values(row))})`;
  return db.with(noun, () => rows as never);
}
