import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { minuteMs } from '../../lib/time/durations.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { createAdministrator } from './administrators.ts';
import {
  deviceHeaders,
  requestFrom,
  sessionHeaders,
  signInFrom,
} from '../../../tests/fixtures/auth.ts';
import { clearLimits } from './limits.ts';
import { deleteExpiredSessions } from './expired.ts';
import { accounts } from './tables.ts';
import { findSession } from './auth.ts';
import { makeLinkToken, signInByLink } from './sign-in-link.ts';

const email = 'ingrid@solmere.example';
const password = 'four grey herons';

beforeAll(async () => {
  await prepareDataFolder();
  await createAdministrator({ email, name: 'Ingrid', password });
});

beforeEach(clearLimits);

afterEach(() => {
  vi.useRealTimers();
});

test('a user locked out by strangers can sign in by a link', async () => {
  await Promise.all(
    Array.from({ length: 40 }, () => signInFrom('192.0.2.1', email, 'wrong'.repeat(100))),
  );
  expect((await signInFrom('192.0.2.1', email, password)).outcome).toBe('limited');
  const answer = await signInByLink(
    await tokenFor(' Ingrid@Solmere.example '),
    requestFrom('192.0.2.1'),
  );
  const session = await findSession(sessionHeaders(answer));
  expect(session?.user).toMatchObject({ email, name: 'Ingrid' });
  expect(await accounts.selectFrom('authSession').selectAll().execute()).toMatchObject([
    { ipAddress: '192.0.2.1' },
  ]);
  expect((await signInFrom('192.0.2.1', email, password, deviceHeaders(answer))).outcome).toBe(
    'signed-in',
  );
});

test('a link works once, even if it is used many times in parallel', async () => {
  const token = await tokenFor(email);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => signInByLink(token, requestFrom('192.0.2.1'))),
  );
  const outcomes = answers.map(({ outcome }) => outcome).toSorted();
  expect(outcomes).toEqual([...Array.from({ length: 7 }, () => 'refused'), 'signed-in']);
  expect((await signInByLink(token, requestFrom('192.0.2.1'))).outcome).toBe('refused');
});

test('a link works for fifteen minutes and is then deleted', async () => {
  const [early, late] = [await tokenFor(email), await tokenFor(email)];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14 * minuteMs });
  expect((await signInByLink(early, requestFrom('192.0.2.1'))).outcome).toBe('signed-in');
  vi.setSystemTime(Date.now() + 2 * minuteMs);
  expect((await signInByLink(late, requestFrom('192.0.2.1'))).outcome).toBe('refused');
  await tokenFor(email);
  vi.setSystemTime(Date.now() + 16 * minuteMs);
  await deleteExpiredSessions(new Date());
  expect(await storedLinks()).toEqual([]);
});

test('the stored row of a link cannot sign in', async () => {
  const token = await tokenFor(email);
  const rows = await storedLinks();
  expect(rows).toHaveLength(1);
  expect(token).toMatch(/^\w{32,}$/);
  expect(JSON.stringify(rows)).not.toContain(token);
  for (const guess of [String(rows[0]?.identifier), String(rows[0]?.id), '', '\0', 'x'.repeat(999)])
    expect((await signInByLink(guess, requestFrom('192.0.2.1'))).outcome).toBe('refused');
  expect((await signInByLink(token, requestFrom('192.0.2.1'))).outcome).toBe('signed-in');
});

test('an unknown e-mail gets no link and no account', async () => {
  for (const nobody of ['nobody@solmere.example', 'no e-mail', '', '\0'])
    expect(await makeLinkToken(nobody), nobody).toBeUndefined();
  const users = await accounts.selectFrom('authUser').select('email').execute();
  expect(users).toEqual([{ email }]);
});

test('a link ends the previous session of the browser', async () => {
  const oldSession = sessionHeaders(await signInFrom('192.0.2.1', email, password));
  const answer = await signInByLink(await tokenFor(email), requestFrom('192.0.2.1', oldSession));
  expect(answer.outcome).toBe('signed-in');
  expect(await findSession(oldSession)).toBeUndefined();
});

async function tokenFor(address: string) {
  return (await makeLinkToken(address)) ?? '';
}

async function storedLinks() {
  return accounts.selectFrom('authVerification').selectAll().execute();
}
