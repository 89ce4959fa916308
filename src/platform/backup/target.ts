import { type sql, type Kysely, type Transaction } from 'kysely';

/** A database that a restore replaces, locked against other users. */
export type Target = {
  connection: Kysely<unknown>;
  /** The PostgreSQL schema. Undefined on SQLite. */
  schema: string | undefined;
  isEmpty: boolean;
  /** Copies the data that a transaction cannot roll back. Returns the function that restores it. */
  saveCopy(folder: string): Promise<() => Promise<void>>;
  /** Removes the current tables, in the transaction that creates the new ones. */
  clear(tx: Transaction<unknown>, stamp: string): Promise<void>;
  /** Allows rows in any order until `checkReferences`. */
  deferReferences(tx: Transaction<unknown>): Promise<void>;
  /** Throws if a row references a missing record. */
  checkReferences(tx: Transaction<unknown>): Promise<void>;
};

export async function firstColumn(connection: Kysely<unknown>, query: ReturnType<typeof sql>) {
  const { rows } = await query.execute(connection);
  return rows.map((row) => String(Object.values(row as object)[0]));
}
