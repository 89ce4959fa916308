import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deviceHeaders, signInFrom } from '../../../tests/fixtures/auth.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { createAdministrator } from './administrators.ts';
import { passwordHashing } from './hashing.ts';
import { clearLimits } from './limits.ts';
import { db } from '../database/database.ts';

const email = 'ingrid@solmere.example';
const password = 'four grey herons';
const guess = 'a guess of strangers';

const { scrypt } = crypto;
let running = 0;
let mostRunning = 0;
let held: (() => void)[] = [];
let isHolding = false;

/** Counts what is hashed at once, and holds guesses while `isHolding`. */
function countedScrypt(...[secret, salt, length, options, done]: Parameters<typeof scrypt>) {
  running += 1;
  mostRunning = Math.max(mostRunning, running);
  const hash = () =>
    scrypt(secret, salt, length, options, (cause, key) => {
      running -= 1;
      done(cause, key);
    });
  if (isHolding && secret === guess) held.push(hash);
  else hash();
}

beforeAll(async () => {
  await prepareDataFolder();
  await createAdministrator({ email, name: 'Ingrid', password });
  crypto.scrypt = countedScrypt as typeof scrypt;
  syncBuiltinESMExports();
});

beforeEach(async () => {
  await clearLimits();
  mostRunning = 0;
});

afterAll(() => {
  crypto.scrypt = scrypt;
  syncBuiltinESMExports();
});

test('at most two passwords are hashed at once, so two threads are left for files', async () => {
  await Promise.all(Array.from({ length: 12 }, () => passwordHashing.hash(password)));
  expect(mostRunning).toBe(2);
});

test('a flood of guesses is bounded, does not hold up a known browser, and counts no refused tries', async () => {
  const known = deviceHeaders(await signInFrom('192.0.2.1', email, password));
  isHolding = true;
  const guesses = Array.from({ length: 60 }, (_none, index) =>
    signInFrom(`198.51.100.${index}`, `visitor-${index}@solmere.example`, guess),
  );
  const firstLimited = await Promise.any(
    guesses.map(async (one) => {
      const { outcome } = await one;
      if (outcome !== 'limited') throw new Error(outcome);
      return outcome;
    }),
  );
  expect(firstLimited).toBe('limited');
  await vi.waitUntil(() => held.length === 1);
  expect((await signInFrom('192.0.2.1', email, password, known)).outcome).toBe('signed-in');

  isHolding = false;
  for (const hash of held.splice(0)) hash();
  const outcomes = (await Promise.all(guesses)).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(51);
  expect(outcomes.filter((outcome) => outcome === 'limited')).toHaveLength(9);
  const counted = await db.selectFrom('limitTries').select('tryId').distinct().execute();
  expect(counted).toHaveLength(51);
});
