import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  requestFrom,
  sessionHeaders,
  signInFrom,
  withCookies,
} from '../../../tests/fixtures/auth.ts';
import { totpCode } from '../../../tests/fixtures/authenticator.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { createAdministrator, resetPassword } from './administrators.ts';
import { clearLimits } from './limits.ts';
import { startTotpSetup, confirmCodes, countRecoveryCodes, endCodes } from './second-step.ts';
import { setRule } from './second-step-rule.ts';
import { accounts } from './tables.ts';
import { findSession, type Session } from './auth.ts';
import { isCodeOwed, signInByCode } from './sign-in.ts';

const email = 'ingrid@solmere.example';
const password = 'four grey herons';

beforeAll(prepareDataFolder);

// Between two codes, so that none expires while it is checked.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
});

afterEach(async () => {
  vi.useRealTimers();
  await clearLimits();
  await setRule(null, email);
  await accounts.deleteFrom('authUser').execute();
  await accounts.deleteFrom('authVerification').execute();
});

test('with codes on, sign-in needs the current code after the password', async () => {
  const { secret } = await withCodes();
  const headers = await challengeHeaders();
  expect(await findSession(headers)).toBeUndefined();

  const input = { isRecovery: false, isTrusted: true };
  expect(await signInWithCode({ ...input, code: '000000' }, headers)).toEqual({
    outcome: 'wrong',
    triesLeft: 4,
  });
  const answer = await signInWithCode({ ...input, code: totpCode(secret) }, headers);
  if (answer.outcome !== 'signed-in') throw new Error(answer.outcome);
  const trusted = withCookies(answer.cookies);
  expect((await findSession(trusted))?.user.email).toBe(email);
  // A trusted device is not asked for a code again for thirty days.
  expect((await signInFrom('192.0.2.1', email, password, trusted)).outcome).toBe('signed-in');
});

test('five wrong codes lock the account, even across challenges', async () => {
  const { secret } = await withCodes();
  for (let tries = 0; tries < 5; tries += 1) {
    await signInWithCode(
      { code: '000000', isRecovery: false, isTrusted: false },
      await challengeHeaders(),
    );
  }
  const right = { code: totpCode(secret), isRecovery: false, isTrusted: false };
  expect(await signInWithCode(right, await challengeHeaders())).toEqual({
    outcome: 'wrong',
    triesLeft: 0,
  });
});

test('a code works once, even if it is sent twice at the same time', async () => {
  const { secret } = await withCodes();
  const input = { code: totpCode(secret), isRecovery: false, isTrusted: false };
  const challenges = [await challengeHeaders(), await challengeHeaders()];
  const answers = await Promise.all(challenges.map((headers) => signInWithCode(input, headers)));
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['signed-in', 'wrong']);

  expect((await signInWithCode(input, await challengeHeaders())).outcome).toBe('wrong');
  const earlier = { ...input, code: totpCode(secret, -1) };
  expect((await signInWithCode(earlier, await challengeHeaders())).outcome).toBe('wrong');
  const next = { ...input, code: totpCode(secret, 1) };
  expect((await signInWithCode(next, await challengeHeaders())).outcome).toBe('signed-in');
});

test('a used code counts as a wrong one', async () => {
  const { secret } = await withCodes();
  const used = { code: totpCode(secret, -1), isRecovery: false, isTrusted: false };
  expect(await signInWithCode(used, await challengeHeaders())).toEqual({
    outcome: 'wrong',
    triesLeft: 4,
  });
});

test('wrong codes are limited inside a session, too', async () => {
  await createAdministrator({ email, name: 'Ingrid', password });
  const headers = sessionHeaders(await signInFrom('192.0.2.1', email, password));
  const session = (await findSession(headers)) as Session;
  const actor = { session, ...requestFrom('192.0.2.1', headers) };
  const setup = await startTotpSetup(password, actor);
  if (setup.outcome !== 'begun') throw new Error(setup.message);
  const secret = new URL(setup.uri).searchParams.get('secret') ?? '';
  for (let tries = 0; tries < 5; tries += 1)
    expect(await confirmCodes('000000', actor)).toMatchObject({ status: 422 });
  expect(await confirmCodes(totpCode(secret), actor)).toMatchObject({ status: 429 });
  expect(await countRecoveryCodes(session.user.id)).toBeUndefined();
});

test('a session gives no tries at a sign-in code, and its own account is not signed in by one', async () => {
  const { secret, cookies } = await withCodes();
  const inSession = withCookies(cookies);
  const input = { code: totpCode(secret), isRecovery: false, isTrusted: false };
  expect(await signInWithCode(input, inSession)).toEqual({ outcome: 'wrong', triesLeft: 0 });
});

test('recovery codes are shown only when they are made', async () => {
  const { secret, actor, cookies, id } = await withCodes();
  const headers = withCookies(cookies);
  const inSession = { ...actor, headers };
  expect(await confirmCodes(totpCode(secret), inSession)).toMatchObject({ status: 409 });
  expect(await startTotpSetup(password, inSession)).toMatchObject({ status: 409 });
  expect(await countRecoveryCodes(id)).toBe(8);
  expect((await endCodes(password, inSession)).outcome).toBe('ended');
});

test('a new password ends pending challenges, and a malformed cookie is ignored', async () => {
  const { secret } = await withCodes();
  const headers = await challengeHeaders();
  expect(await isCodeOwed(headers)).toBe(true);
  await resetPassword(email, 'nine white swans');
  expect(await isCodeOwed(headers)).toBe(false);
  const input = { code: totpCode(secret), isRecovery: false, isTrusted: false };
  expect((await signInWithCode(input, headers)).outcome).toBe('wrong');
  const malformed = new Headers({
    cookie: (headers.get('cookie') ?? '').replaceAll(/two_factor=[^;]*/g, 'two_factor=%'),
  });
  expect(await isCodeOwed(malformed)).toBe(false);
});

test('a recovery code works once, in any letter case and spacing, and then one fewer is left', async () => {
  const { codes, id } = await withCodes();
  const code = (codes[0] ?? '').toLowerCase().replace('-', ' ');
  const answers = [];
  for (let tries = 0; tries < 2; tries += 1) {
    const input = { code, isRecovery: true, isTrusted: false };
    answers.push((await signInWithCode(input, await challengeHeaders())).outcome);
  }
  expect(answers).toEqual(['signed-in', 'wrong']);
  expect(await countRecoveryCodes(id)).toBe(7);
});

test('once a second step is required, a member without one can only set it up', async () => {
  await createAdministrator({ email, name: 'Ingrid', password });
  const headers = sessionHeaders(await signInFrom('192.0.2.1', email, password));
  await setRule(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), email);
  expect(await findSession(headers)).toMatchObject({ lacksSecondStep: false });
  await setRule(new Date().toISOString().slice(0, 10), email);
  expect(await findSession(headers)).toMatchObject({
    lacksSecondStep: true,
    user: { role: 'partner', partnerId: null },
  });
  const { cookies } = await turnOn(headers);
  expect(await findSession(withCookies(cookies))).toMatchObject({
    lacksSecondStep: false,
    user: { role: 'owner' },
  });
});

async function withCodes() {
  await createAdministrator({ email, name: 'Ingrid', password });
  return turnOn(sessionHeaders(await signInFrom('192.0.2.1', email, password)));
}

async function turnOn(headers: Headers) {
  const session = (await findSession(headers)) as Session;
  const actor = { session, ...requestFrom('192.0.2.1', headers) };
  expect(await startTotpSetup('not my password', actor)).toMatchObject({ status: 422 });
  const setup = await startTotpSetup(password, actor);
  if (setup.outcome !== 'begun') throw new Error(setup.message);
  const secret = new URL(setup.uri).searchParams.get('secret') ?? '';
  expect(await confirmCodes('000000', actor)).toMatchObject({ status: 422 });
  const confirmation = await confirmCodes(totpCode(secret, -1), actor);
  if (confirmation.outcome !== 'made') throw new Error(confirmation.message);
  return {
    secret,
    actor,
    id: session.user.id,
    codes: confirmation.codes,
    cookies: confirmation.cookies,
  };
}

async function challengeHeaders() {
  const answer = await signInFrom('192.0.2.1', email, password);
  if (answer.outcome !== 'second-step') throw new Error(answer.outcome);
  return withCookies(answer.cookies);
}

function signInWithCode(
  input: { code: string; isRecovery: boolean; isTrusted: boolean },
  headers: Headers,
) {
  return signInByCode(input, requestFrom('192.0.2.1', headers));
}
