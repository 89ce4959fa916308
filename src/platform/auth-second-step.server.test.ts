import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { requestFrom, sessionOf, signInFrom, withCookies } from '../../tests/auth-fixtures.ts';
import { codeOf } from '../../tests/authenticator.ts';
import { prepareDataFolder } from '../start-up.ts';
import { createAdministrator, resetPassword } from './auth-administrators.ts';
import { newPasswordFault } from './auth-breaches.ts';
import { endSession, listOpenSessions } from './auth-devices.ts';
import { clearLimits } from './auth-limits.ts';
import { requestReset, resetByLink, resetsSettled } from './auth-reset.ts';
import { beginCodes, confirmCodes, countRecoveryCodes } from './auth-second-step.ts';
import { setRule } from './auth-second-step-rule.ts';
import { accounts } from './auth-tables.ts';
import { findSession, type Session } from './auth.ts';
import { db } from './database.ts';
import { env } from './env.ts';
import { isCodeOwed, provideDeviceLetter, signInByCode } from './sign-in.ts';

const email = 'ingrid@solmere.example';
const password = 'four grey herons';

beforeAll(prepareDataFolder);

afterEach(async () => {
  vi.useRealTimers();
  await clearLimits();
  await setRule(null, email);
  await accounts.deleteFrom('authUser').execute();
  await accounts.deleteFrom('authVerification').execute();
  await db.deleteFrom('outgoingMails').execute();
});

test('with codes on, the password alone opens nothing; the present code does', async () => {
  const { secret } = await withCodes();
  const owed = await signInFrom('192.0.2.1', email, password);
  if (owed.outcome !== 'second-step') throw new Error(owed.outcome);
  const headers = withCookies(owed.cookies);
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
    const owed = await signInFrom('192.0.2.1', email, password);
    if (owed.outcome !== 'second-step') throw new Error(owed.outcome);
    await byCode(
      { code: '000000', isRecovery: false, isTrusted: false },
      withCookies(owed.cookies),
    );
  }
  const owed = await signInFrom('192.0.2.1', email, password);
  if (owed.outcome !== 'second-step') throw new Error(owed.outcome);
  const right = { code: codeOf(secret), isRecovery: false, isTrusted: false };
  expect(await byCode(right, withCookies(owed.cookies))).toEqual({
    outcome: 'wrong',
    triesLeft: 0,
  });
});

test('a new password ends what the old one has opened, and a broken cookie opens nothing', async () => {
  const { secret } = await withCodes();
  const owed = await signInFrom('192.0.2.1', email, password);
  if (owed.outcome !== 'second-step') throw new Error(owed.outcome);
  const headers = withCookies(owed.cookies);
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
    const owed = await signInFrom('192.0.2.1', email, password);
    if (owed.outcome !== 'second-step') throw new Error(owed.outcome);
    const typed = { code, isRecovery: true, isTrusted: false };
    answers.push((await byCode(typed, withCookies(owed.cookies))).outcome);
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

test('a mailed link sets a new password once, and says nothing of unknown addresses', async () => {
  await createAdministrator({ email, name: 'Ingrid', password });
  const session = sessionOf(await signInFrom('192.0.2.1', email, password));
  for (const address of ['nobody@solmere.example', ` ${email.toUpperCase()} `])
    requestReset(address, '192.0.2.1', letter);
  await new Promise(setImmediate);
  // Nothing is done before the answer is there.
  expect(
    await db
      .selectFrom('limitTries')
      .selectAll()
      .where('bucket', 'like', 'sign-in reset%')
      .execute(),
  ).toEqual([]);
  await resetsSettled();
  const mails = await db.selectFrom('outgoingMails').selectAll().execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual([email]);
  const token = mails[0]?.bodyText ?? '';
  const both = await Promise.all([
    resetByLink(token, 'nine white swans', doneLetter),
    resetByLink(token, 'seven tall cranes', doneLetter),
  ]);
  expect(both.filter(Boolean)).toHaveLength(1);
  expect(await findSession(session)).toBeUndefined();
  expect((await signInFrom('192.0.2.1', email, password)).outcome).toBe('refused');
});

test('a link for a new password ends within an hour, and three go out in a quarter of one', async () => {
  await createAdministrator({ email, name: 'Ingrid', password });
  for (let asked = 0; asked < 5; asked += 1) requestReset(email, '192.0.2.1', letter);
  await resetsSettled();
  const mails = await db.selectFrom('outgoingMails').selectAll().execute();
  expect(mails).toHaveLength(3);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
  expect(await resetByLink(mails[0]?.bodyText ?? '', 'nine white swans', doneLetter)).toBe(false);
});

test('the owner of an account is told of a new device, and can sign it out', async () => {
  provideDeviceLetter(({ email: to, userAgent }) => letter({ email: to }, userAgent));
  await createAdministrator({ email, name: 'Ingrid', password });
  const first = await signInFrom('192.0.2.1', email, password);
  const here = sessionOf(first);
  expect(await mailed()).toEqual([]);
  await accounts.updateTable('authUser').set({ lastSeenAt: '2026-01-05' }).execute();
  await signInFrom('192.0.2.1', email, password, here);
  expect(await mailed()).toEqual([]);
  const away = new Headers({ 'user-agent': 'Elsewhere/1' });
  const there = sessionOf(await signInFrom('192.0.2.2', email, password, away));
  expect(await mailed()).toEqual(['Elsewhere/1']);

  const session = (await findSession(there)) as Session;
  const other = (await listOpenSessions(session)).find(({ isThisOne }) => !isThisOne);
  await endSession(other?.id ?? '', session);
  expect(await listOpenSessions(session)).toMatchObject([{ userAgent: 'Elsewhere/1' }]);
});

test('a password from a breach is refused where that is looked up, by five signs of its hash', async () => {
  const known = createHash('sha1').update('four grey herons').digest('hex').toUpperCase();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(`${known.slice(5)}:3\r\n${'0'.repeat(35)}:0\r\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const settings = env as { breachesUrl: string | undefined };
  settings.breachesUrl = `http://127.0.0.1:${port}/range/`;
  try {
    expect(await newPasswordFault('four grey herons', email)).toContain('breach');
    expect(await newPasswordFault('nine white swans', email)).toBeUndefined();
    expect(asked[0]).toBe(`/range/${known.slice(0, 5)}`);
    await new Promise((resolve) => server.close(resolve));
    // Where nobody answers, nobody is kept from a password.
    expect(await newPasswordFault('four grey herons', email)).toBeUndefined();
  } finally {
    settings.breachesUrl = undefined;
    server.close();
  }
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

function byCode(
  typed: { code: string; isRecovery: boolean; isTrusted: boolean },
  headers: Headers,
) {
  return signInByCode(typed, requestFrom('192.0.2.1', headers));
}

function letter({ email: recipient }: { email: string }, bodyText: string) {
  const empty = { enquiryId: null, replyTo: null, subject: 'A letter', bodyHtml: '' };
  return { ...empty, kind: 'notice' as const, recipient, bodyText };
}

async function mailed() {
  const mails = await db.selectFrom('outgoingMails').select('bodyText').execute();
  return mails.map(({ bodyText }) => bodyText);
}

function doneLetter(to: { email: string }) {
  return letter(to, 'Done');
}
