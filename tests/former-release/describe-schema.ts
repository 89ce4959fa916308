import { sql, type RawBuilder } from 'kysely';
import { db, isPostgres } from '../../src/platform/database/database.ts';

/** All that a database has besides rows, as comparable lines: columns, keys, indexes, triggers and functions. */
export async function describeSchema() {
  const lines = isPostgres ? await describePostgres() : await describeSqlite();
  return lines.filter((line) => !line.includes('kysely_migration')).toSorted();
}

async function describePostgres() {
  return readLines(sql`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default)
    from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace`);
}

async function describeSqlite() {
  return readLines(sql`
    select concat_ws(' ', t.name, c.name, c.type, c."notnull", c.dflt_value, c.pk)
    from sqlite_schema as t, pragma_table_info(t.name) as c where t.type = 'table'
    union all select concat_ws(' ', t.name, f."from", f."table", f."to", f.on_delete)
    from sqlite_schema as t, pragma_foreign_key_list(t.name) as f where t.type = 'table'
    union all select concat_ws(' ', t.name, i.name, i."unique", i.partial, c.seqno, c.name)
    from sqlite_schema as t, pragma_index_list(t.name) as i, pragma_index_info(i.name) as c
    where t.type = 'table'
    union all select sql from sqlite_schema where type = 'trigger'`);
}

async function readLines(query: RawBuilder<unknown>) {
  const { rows } = await query.execute(db);
  return rows.map((row) => String(Object.values(row as object)[0]).replaceAll(/\s+/g, ' '));
}
