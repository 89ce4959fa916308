import { readFile } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';

export async function runSqlFile(connection: Kysely<unknown>, file: string) {
  for (const statement of statementsIn(await readFile(file, 'utf8')))
    await sql.raw(statement).execute(connection);
}

/** A statement ends with a semicolon at the end of a line. The indented statements of a trigger belong to it. */
export function statementsIn(text: string) {
  return text
    .split(/;[ \t]*\n(?![ \t]|end\b)|;\s*$/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
