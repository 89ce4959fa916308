import { afterEach, beforeAll, expect, test } from 'vitest';
import { requestFrom, sessionOf, signInFrom, withCookies } from '../../tests/auth-fixtures.ts';
import { codeOf } from '../../tests/authenticator.ts';
import { prepareDataFolder } from '../start-up.ts';
import { createAdministrator, resetPassword } from './auth-administrators.ts';
import { clearLimits } from './auth-limits.ts';
import { beginCodes, confirmCodes, countRecoveryCodes } from './auth-second-step.ts';
import { setRule } from './auth-second-step-rule.ts';
import { accounts } from './auth-tables.ts';
import { findSession, type Session } from './auth.ts';
import { isCodeOwed, signInByCode } from './sign-in.ts';

const email = 'ingrid@solmere.example';
const password = 'four grey herons';

beforeAll(prepareDataFolder);

afterEach(async () => {
  await clearLimits();
  await setRule(null, email);
  await accounts.deleteFrom('authUser').execute();
  await accounts.deleteFrom('authVerification').execute();
});

test('with codes on, the password alone opens nothing; the present code does', async () => {
  const { secret } = await withCodes();
  const headers = await owingCode();
  expect(await findSession(headers)).toBeUndefined();

  const typed = { isRecovery: false, isTrusted: true };
  expect(await byCode({ ...typed, code: '000000' }, headers)).toEqual({
    outcome: 'wrong',
    triesLeft: 4,
  });
  const opened = await byCode({ ...typed, code: codeOf(secret) }, headers);
  if (opened.outcome !== 'signed-in') throw new Error(opened.outcome);
  const known = withCookies(opened.cookies);
  expect((await findSession(known))?.user.email).toBe(email);
  // This computer is not asked again for thirty days.
  expect((await signInFrom('192.0.2.1', email, password, known)).outcome).toBe('signed-in');
});

test('after five wrong codes the account waits, whatever challenge they answer', async () => {
  const { secret } = await withCodes();
  for (let tries = 0; tries < 5; tries += 1) {
    await byCode({ code: '000000', isRecovery: false, isTrusted: false }, await owingCode());
  }
  const right = { code: codeOf(secret), isRecovery: false, isTrusted: false };
  expect(await byCode(right, await owingCode())).toEqual({
    outcome: 'wrong',
    triesLeft: 0,
  });
});

test('a new password ends what the old one has opened, and a broken cookie opens nothing', async () => {
  const { secret } = await withCodes();
  const headers = await owingCode();
  expect(await isCodeOwed(headers)).toBe(true);
  await resetPassword(email, 'nine white swans');
  expect(await isCodeOwed(headers)).toBe(false);
  const typed = { code: codeOf(secret), isRecovery: false, isTrusted: false };
  expect((await byCode(typed, headers)).outcome).toBe('wrong');
  const broken = new Headers({
    cookie: (headers.get('cookie') ?? '').replaceAll(/two_factor=[^;]*/g, 'two_factor=%'),
  });
  expect(await isCodeOwed(broken)).toBe(false);
});

test('a recovery code opens once, however it is typed, and one fewer is left', async () => {
  const { codes, id } = await withCodes();
  const code = (codes[0] ?? '').toLowerCase().replace('-', ' ');
  const answers = [];
  for (let tries = 0; tries < 2; tries += 1) {
    const typed = { code, isRecovery: true, isTrusted: false };
    answers.push((await byCode(typed, await owingCode())).outcome);
  }
  expect(answers).toEqual(['signed-in', 'wrong']);
  expect(await countRecoveryCodes(id)).toBe(7);
});

test('once a second step has to be, who has none has no rights but to set it up', async () => {
  await createAdministrator({ email, name: 'Ingrid', password });
  const headers = sessionOf(await signInFrom('192.0.2.1', email, password));
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
  return turnOn(sessionOf(await signInFrom('192.0.2.1', email, password)));
}

async function turnOn(headers: Headers) {
  const session = (await findSession(headers)) as Session;
  const who = { session, ...requestFrom('192.0.2.1', headers) };
  expect(await beginCodes('not my password', who)).toMatchObject({ status: 422 });
  const begun = await beginCodes(password, who);
  if (begun.outcome !== 'begun') throw new Error(begun.message);
  const secret = new URL(begun.uri).searchParams.get('secret') ?? '';
  expect(await confirmCodes('000000', who)).toMatchObject({ status: 422 });
  const made = await confirmCodes(codeOf(secret), who);
  if (made.outcome !== 'made') throw new Error(made.message);
  return { secret, id: session.user.id, codes: made.codes, cookies: made.cookies };
}

/** Signed in by the password, with the code still to come. */
async function owingCode() {
  const owed = await signInFrom('192.0.2.1', email, password);
  if (owed.outcome !== 'second-step') throw new Error(owed.outcome);
  return withCookies(owed.cookies);
}

function byCode(
  typed: { code: string; isRecovery: boolean; isTrusted: boolean },
  headers: Headers,
) {
  return signInByCode(typed, requestFrom('192.0.2.1', headers));
}
