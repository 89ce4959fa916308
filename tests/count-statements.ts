import { DefaultQueryExecutor } from 'kysely';
import { onTestFinished, vi } from 'vitest';

/** The beginnings of the statements that some work sends to the database. */
export async function countStatements(work: () => Promise<unknown>) {
  const spy = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
  onTestFinished(() => spy.mockRestore());
  spy.mockClear();
  await work();
  const statements = spy.mock.calls.map(([query]) => query.sql.slice(0, 120));
  spy.mockRestore();
  return statements;
}
