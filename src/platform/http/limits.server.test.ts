import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { isConnected, withRetry } from '../database/connection.ts';
import { db, isPostgres } from '../database/database.ts';
import { env } from '../env/env.ts';
import { consumeInTurn, serialized } from './limits.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { queryOnce } from '../../../tests/sites/postgres.ts';
import {
  clearEnquiries,
  somebody,
  stored,
  submit,
} from '../../../tests/fixtures/submitted-enquiries.ts';

await prepareDataFolder();

clearEnquiries();

test.runIf(isPostgres)('pages can be read while many enquiries wait for the lock', async () => {
  const lock = await holdLock();
  const submissions = Array.from({ length: 25 }, () => submit('contact', somebody()));
  await readPages().finally(lock.release);
  const outcomes = (await Promise.all(submissions)).map(({ outcome }) => outcome);
  expect(new Set(outcomes)).toEqual(new Set(['sent']));
  expect(await stored()).toHaveLength(25);
  expect(isConnected()).toBe(true);
  await lock.ended;
});

test.runIf(isPostgres)('pages can be read while many sign-ins wait for the lock', async () => {
  const lock = await holdLock();
  const limit = { bucket: 'sign-in burst', tries: 20, withinMs: 60_000 };
  const tries = Array.from({ length: 25 }, () => consumeInTurn([limit]));
  await readPages().finally(lock.release);
  const accepted = (await Promise.all(tries)).filter(({ tryId }) => tryId);
  expect(accepted).toHaveLength(20);
  expect(isConnected()).toBe(true);
  await lock.ended;
});

test('failed tries free their turn', async () => {
  const failing = Array.from({ length: 8 }, () =>
    serialized(() => Promise.reject(new Error('Not shown'))),
  );
  for (const outcome of await Promise.allSettled(failing)) expect(outcome.status).toBe('rejected');
  expect(await serialized(() => Promise.resolve('done'))).toBe('done');
});

/** Locks the tries like another instance that is counting one. */
async function holdLock() {
  const [acquired, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('limits'))`.execute(tx);
    acquired.resolve();
    await done.promise;
  });
  await acquired.promise;
  return { release: done.resolve, ended };
}

/** Waits until the burst has reached the lock. */
async function readPages() {
  await vi.waitUntil(async () => (await waitingForLock()) >= 3, { timeout: 5_000 });
  await withRetry(() => db.selectFrom('pages').select('id').execute());
}

async function waitingForLock() {
  const query = `select count(*) from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and not granted and datname = current_database()`;
  const { rows } = await queryOnce(env.databaseUrl ?? '', query);
  return Number(rows[0]?.['count']);
}
