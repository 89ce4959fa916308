import { expect, test } from 'vitest';
import { isConnected, withRetry } from './connection.ts';
import { db, isPostgres, PoolExhausted } from './database.ts';

test.runIf(isPostgres)(
  'with every connection in use a read fails once, soon, and does not count as a lost database @long',
  async () => {
    const done = Promise.withResolvers<void>();
    const holders = Array.from({ length: 10 }, () => {
      const acquired = Promise.withResolvers<void>();
      const ended = db.transaction().execute(async (tx) => {
        await tx.selectFrom('contentVersion').select('version').execute();
        acquired.resolve();
        await done.promise;
      });
      return { acquired: acquired.promise, ended };
    });
    await Promise.all(holders.map(({ acquired }) => acquired));
    await expect(withRetry(read)).rejects.toThrow(PoolExhausted);
    expect(isConnected()).toBe(true);
    done.resolve();
    await Promise.all(holders.map(({ ended }) => ended));
    await withRetry(read);
  },
);

function read() {
  return db.selectFrom('pages').select('id').execute();
}
