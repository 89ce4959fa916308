import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isConnected, withRetry } from '../../platform/connection.ts';
import { db, isPostgres } from '../../platform/database.ts';
import { inTurn } from './in-turn.server.ts';
import { prepareDataFolder } from '../../start-up.ts';
import {
  beginWithoutEnquiries,
  somebody,
  stored,
  submit,
} from '../../../tests/submitted-enquiries.ts';

await prepareDataFolder();

beginWithoutEnquiries();

test.runIf(isPostgres)('pages are read while a burst of enquiries waits for its turn', async () => {
  const lock = await holdLock();
  const submissions = Array.from({ length: 25 }, () => submit('contact', somebody()));
  const read = withRetry(() => db.selectFrom('pages').select('id').execute());
  await read.finally(lock.release);
  const outcomes = (await Promise.all(submissions)).map(({ outcome }) => outcome);
  expect(new Set(outcomes)).toEqual(new Set(['sent']));
  expect(await stored()).toHaveLength(25);
  expect(isConnected()).toBe(true);
  await lock.ended;
});

test('submissions that fail keep nobody from their turn', async () => {
  const failing = Array.from({ length: 8 }, () => inTurn(() => Promise.reject(new Error('No'))));
  for (const outcome of await Promise.allSettled(failing)) expect(outcome.status).toBe('rejected');
  expect(await inTurn(() => Promise.resolve('done'))).toBe('done');
});

/** As another instance does that stores an enquiry. */
async function holdLock() {
  const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('enquiries'))`.execute(tx);
    held.resolve();
    await done.promise;
  });
  await held.promise;
  return { release: done.resolve, ended };
}
