import { getMigrations } from 'better-auth/db/migration';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { prepareDataFolder } from '../../start-up.ts';
import { createAdministrator, ensureFirstAdministrator, resetPassword } from './administrators.ts';
import { authenticationOptions } from './engine.ts';
import { accounts } from './tables.ts';
import { findSession } from './auth.ts';
import { signIn } from './sign-in.ts';
import { requestFrom, sessionHeaders, signInFrom } from '../../../tests/fixtures/auth.ts';

beforeAll(prepareDataFolder);

afterEach(async () => {
  vi.restoreAllMocks();
  await accounts.deleteFrom('authUser').execute();
  await accounts.deleteFrom('limitTries').execute();
});

test('the migrations create the schema that better-auth expects', async () => {
  const { toBeAdded, toBeCreated } = await getMigrations(await authenticationOptions());
  expect(toBeCreated).toEqual([]);
  expect(toBeAdded).toEqual([]);
});

test('parallel starts create one first administrator and log its password once', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await Promise.all(Array.from({ length: 5 }, () => ensureFirstAdministrator()));
  const lines = log.mock.calls.map(([line]) => String(line));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe('The first administrator signs in as admin@solmere.example');
  const password =
    /^with the password (\S+) \(it is not shown again\)$/.exec(lines[1] ?? '')?.[1] ?? '';
  const answer = await signIn(
    { email: 'admin@solmere.example', password },
    requestFrom('192.0.2.1'),
  );
  expect(answer.outcome).toBe('signed-in');

  await ensureFirstAdministrator();
  expect(log).toHaveBeenCalledTimes(2);
});

test('an e-mail has one account, whatever its letter case', async () => {
  const ingrid = { email: 'Ingrid@solmere.example', name: 'Ingrid', password: 'four grey herons' };
  expect(await createAdministrator(ingrid)).toBe(true);
  expect(await createAdministrator({ ...ingrid, email: 'ingrid@SOLMERE.example' })).toBe(false);
  expect(
    (await signInFrom('192.0.2.1', 'ingrid@solmere.example', 'four grey herons')).outcome,
  ).toBe('signed-in');
});

test('a reset ends the sessions, clears the limits and invalidates the old password', async () => {
  const email = 'ingrid@solmere.example';
  await createAdministrator({ email, name: 'Ingrid', password: 'four grey herons' });
  const cookies = sessionHeaders(await signInFrom('192.0.2.1', email, 'four grey herons'));
  await Promise.all(
    Array.from({ length: 12 }, () => signInFrom('192.0.2.2', email, 'wrong'.repeat(100))),
  );
  expect((await signInFrom('192.0.2.3', email, 'four grey herons')).outcome).toBe('limited');

  expect(await resetPassword('INGRID@solmere.example', 'nine white swans')).toBe(true);
  expect(await findSession(cookies)).toBeUndefined();
  expect((await signInFrom('192.0.2.3', email, 'four grey herons')).outcome).toBe('refused');
  expect((await signInFrom('192.0.2.3', email, 'nine white swans')).outcome).toBe('signed-in');
  expect(await resetPassword('nobody@solmere.example', 'nine white swans')).toBe(false);
});
