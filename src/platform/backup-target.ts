import { type sql, type Kysely, type Transaction } from 'kysely';

/** A database that a restore replaces, locked against other users. */
export type Target = {
  connection: Kysely<unknown>;
  /** Where PostgreSQL keeps the tables. Undefined on SQLite. */
  schema: string | undefined;
  isEmpty: boolean;
  /** Keeps a copy of what no transaction can roll back. Returns the function that puts it back. */
  keepCopy(folder: string): Promise<() => Promise<void>>;
  /** Removes the present tables, in the transaction that creates the new ones. */
  clear(tx: Transaction<unknown>, stamp: string): Promise<void>;
  /** Lets rows come in any order, until `checkReferences`. */
  deferReferences(tx: Transaction<unknown>): Promise<void>;
  /** Throws when a row names a record that is not there. */
  checkReferences(tx: Transaction<unknown>): Promise<void>;
};

export async function firstColumn(connection: Kysely<unknown>, query: ReturnType<typeof sql>) {
  const { rows } = await query.execute(connection);
  return rows.map((row) => String(Object.values(row as object)[0]));
}
