import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { dayMs } from '../../lib/time/durations.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { createAdministrator } from './administrators.ts';
import { listOpenSessions } from './devices.ts';
import { clearLimits } from './limits.ts';
import { deleteExpiredSessions } from './expired.ts';
import { accounts } from './tables.ts';
import {
  changePassword,
  endOtherSessions,
  findSession,
  renewSession,
  signOut,
  type Session,
} from './auth.ts';
import {
  requestFrom,
  sessionHeaders,
  signInFrom,
  withCookies,
} from '../../../tests/fixtures/auth.ts';

const email = 'ingrid@solmere.example';
const password = 'four grey herons';

beforeAll(async () => {
  await prepareDataFolder();
  await createAdministrator({ email, name: 'Ingrid', password });
});

afterEach(async () => {
  vi.useRealTimers();
  await clearLimits();
  await accounts.deleteFrom('authSession').execute();
});

test('signing in gives a session in a cookie that scripts and other sites cannot use', async () => {
  const answer = await signInFrom('192.0.2.1', ' Ingrid@Solmere.example', password);
  const [cookie] = answer.outcome === 'signed-in' ? answer.cookies : [];
  expect(cookie).toMatch(
    /^__Host-site\.session_token=\S+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const session = await findSession(sessionHeaders(answer));
  expect(session?.user).toMatchObject({ email, name: 'Ingrid' });
});

test('a session stores the client address of the connection and ignores headers', async () => {
  const headers = new Headers({
    'x-site-client-address': '203.0.113.7',
    'x-forwarded-for': '203.0.113.8',
  });
  await signInFrom('192.0.2.1', email, password, headers);
  expect(await accounts.selectFrom('authSession').selectAll().execute()).toMatchObject([
    { ipAddress: '192.0.2.1' },
  ]);
});

test('signing out ends the session in the database, so a copied cookie does not work', async () => {
  const headers = await signedIn();
  expect((await signOut(headers)).join()).toMatch(/session_token=; Max-Age=0/);
  expect(await findSession(headers)).toBeUndefined();
  expect(await accounts.selectFrom('authSession').selectAll().execute()).toEqual([]);
});

test('a session lasts seven days', async () => {
  const headers = await signedIn();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * dayMs - 1_000 });
  expect(await findSession(headers)).toBeDefined();
  vi.setSystemTime(Date.now() + 2_000);
  expect(await findSession(headers)).toBeUndefined();
  expect((await renewSession(headers)).session).toBeUndefined();
});

test('a request with an ended session removes no cookie, since the browser may have signed in again', async () => {
  const headers = await signedIn();
  await signOut(headers);
  expect(await renewSession(headers)).toEqual({ session: undefined, cookies: [] });
});

test('a session in use is renewed once a day', async () => {
  const headers = await signedIn();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + dayMs - 5_000 });
  expect((await renewSession(headers)).cookies).toEqual([]);

  vi.setSystemTime(Date.now() + 10_000);
  await findSession(headers);
  const renewed = await renewSession(headers);
  expect(renewed.cookies.join()).toContain('Max-Age=604800');
  expect(renewed.session?.expiresAt.getTime()).toBe(Date.now() + 7 * dayMs);
  expect((await renewSession(headers)).cookies).toEqual([]);

  vi.setSystemTime(Date.now() + 7 * dayMs - 1_000);
  expect(await findSession(withCookies(renewed.cookies))).toBeDefined();
});

test('only expired sessions are deleted', async () => {
  await signedIn();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * dayMs });
  const newer = await signedIn();
  vi.setSystemTime(Date.now() + 4 * dayMs);
  await deleteExpiredSessions(new Date());
  expect(await accounts.selectFrom('authSession').selectAll().execute()).toHaveLength(1);
  expect(await findSession(newer)).toBeDefined();
});

test('a forged or foreign cookie is no session', async () => {
  const token = /session_token=([^.]+)\.([^;]+)/.exec((await signedIn()).get('cookie') ?? '');
  const forged = [
    `${token?.[1]}.${'A'.repeat(43)}%3D`,
    `${token?.[1]}`,
    `other.${token?.[2]}`,
    '',
    '%',
  ];
  for (const value of forged) {
    const headers = new Headers({ cookie: `__Host-site.session_token=${value}` });
    expect(await findSession(headers)).toBeUndefined();
    expect((await renewSession(headers)).session).toBeUndefined();
  }
});

test('changing the password ends all other sessions', async () => {
  const [here, there] = [await signedIn(), await signedIn()];
  const change = await changePassword(
    { current: password, new: 'nine white swans' },
    await makeRequest(here),
  );
  if (change.outcome !== 'changed') throw new Error('Not changed');
  expect(await findSession(there)).toBeUndefined();
  expect(await findSession(here)).toBeUndefined();
  const cookies = withCookies(change.cookies);
  expect(await findSession(cookies)).toBeDefined();
  expect((await signInFrom('192.0.2.1', email, password)).outcome).toBe('refused');
  expect(
    (
      await changePassword(
        { current: 'nine white swans', new: password },
        await makeRequest(cookies),
      )
    ).outcome,
  ).toBe('changed');
});

test('a change needs the current password and a strong new one', async () => {
  const request = await makeRequest(await signedIn());
  const wrong = await changePassword({ current: 'no idea', new: 'nine white swans' }, request);
  expect(wrong).toMatchObject({
    status: 422,
    fields: { current: 'This is not your current password' },
  });
  const weak = await changePassword({ current: password, new: 'solmere12345' }, request);
  expect(weak).toMatchObject({
    status: 422,
    fields: { new: 'The password must be harder to guess' },
  });
  const same = await changePassword({ current: password, new: password }, request);
  expect(same).toMatchObject({
    status: 422,
    fields: { new: 'Choose a password other than your current one' },
  });
});

test('tries at the current password are limited', async () => {
  const request = await makeRequest(await signedIn());
  const tries = Array.from({ length: 11 }, () =>
    changePassword({ current: 'no idea', new: 'nine white swans' }, request),
  );
  const statuses = (await Promise.all(tries)).map((change) => 'status' in change && change.status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(
    await changePassword({ current: password, new: 'nine white swans' }, request),
  ).toMatchObject({
    failure: { message: 'Failed to change the password', hint: 'Try again in 15 minutes.' },
  });
});

test('other devices are listed and can be signed out', async () => {
  const [here, there] = [await signedIn('Here/1'), await signedIn('There/1')];
  const { session } = await makeRequest(here);
  const agents = (await listOpenSessions(session)).map(({ userAgent, isThisOne }) => [
    userAgent,
    isThisOne,
  ]);
  expect(agents).toEqual([
    ['Here/1', true],
    ['There/1', false],
  ]);
  await endOtherSessions(here);
  expect(await findSession(here)).toBeDefined();
  expect(await findSession(there)).toBeUndefined();
});

async function signedIn(userAgent = '') {
  const headers = new Headers({ 'user-agent': userAgent });
  return sessionHeaders(await signInFrom('192.0.2.1', email, password, headers));
}

async function makeRequest(headers: Headers) {
  const session = await findSession(headers);
  return { session: session as Session, ...requestFrom('192.0.2.1', headers) };
}
