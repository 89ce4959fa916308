import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { minuteMs } from '../../lib/time/durations.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { createAdministrator } from './administrators.ts';
import { clearLimits } from './limits.ts';
import { accounts } from './tables.ts';
import { deviceHeaders, sessionHeaders, signInFrom } from '../../../tests/fixtures/auth.ts';
import { signInFailure, type SignIn } from './sign-in.ts';

const email = 'ingrid@solmere.example';
const password = 'four grey herons';
/** Refused without hashing, but counted all the same. */
const tooLong = 'wrong'.repeat(100);

beforeAll(async () => {
  await prepareDataFolder();
  await createAdministrator({ email, name: 'Ingrid', password });
  await createAdministrator({ email: 'mateo@solmere.example', name: 'Mateo', password });
});

beforeEach(clearLimits);

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [email, 'wrong'],
  ['nobody@solmere.example', password],
  ['no e-mail', password],
  ['', ''],
  ['\0', '\0'],
  [`${email}\0`, '\0'],
  [email, 'long'.repeat(100)],
])('%j with %j is refused with the same message', async (wrongEmail, wrongPassword) => {
  const answer = await signInFrom('192.0.2.1', wrongEmail, wrongPassword);
  expect(readFailure(answer)).toEqual({ status: 422, message: 'Failed to sign in' });
});

test('ten failures at an account lock it for unknown browsers, with the time of the next try', async () => {
  expect(outcomes(await failures(10, email, (number) => `192.0.2.${number}`))).toEqual({
    refused: 10,
  });
  const answer = await signInFrom('198.51.100.1', email, password);
  expect(readFailure(answer)).toMatchObject({
    status: 429,
    message: 'Failed to sign in',
    hint: 'Try again in 15 minutes.',
  });
  expect((await signInFrom('198.51.100.1', 'mateo@solmere.example', password)).outcome).toBe(
    'signed-in',
  );

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14 * minuteMs });
  expect(readFailure(await signInFrom('198.51.100.1', email, password))).toMatchObject({
    hint: 'Try again in 1 minute.',
  });
  vi.setSystemTime(Date.now() + minuteMs);
  expect((await signInFrom('198.51.100.1', email, password)).outcome).toBe('signed-in');
});

test('an unknown e-mail has the same limit', async () => {
  expect(outcomes(await failures(12, 'nobody@solmere.example'))).toEqual({
    refused: 10,
    limited: 2,
  });
});

test('parallel tries cannot exceed the limit', async () => {
  expect(outcomes(await failures(25, email, (number) => `192.0.2.${number}`))).toEqual({
    refused: 10,
    limited: 15,
  });
});

test('thirty failures from one IP address lock it, whatever the accounts', async () => {
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, number) =>
      signInFrom('192.0.2.1', `someone-${number}`, tooLong),
    ),
  );
  expect(outcomes(answers)).toEqual({ refused: 30, limited: 2 });
  expect((await signInFrom('192.0.2.1', email, password)).outcome).toBe('limited');
  expect((await signInFrom('192.0.2.2', email, password)).outcome).toBe('signed-in');
});

test('the networks within an IPv6 /48 count as one, with twice the tries', async () => {
  for (let number = 0; number < 60; number += 1)
    await signInFrom(`2001:db8:7:${number}::1`, `someone-${number}`, tooLong);
  expect((await signInFrom('2001:db8:7:ffff::1', email, password)).outcome).toBe('limited');
  expect((await signInFrom('2001:db8:8:1::1', email, password)).outcome).toBe('signed-in');
});

test('the IPv6 addresses of one customer count as one, and so do all spellings of an IPv4 address', async () => {
  await Promise.all(
    Array.from({ length: 30 }, (_, number) =>
      signInFrom(`2001:db8:1:2::${number + 1}`, `someone-${number}`, tooLong),
    ),
  );
  expect((await signInFrom('2001:db8:1:2:ffff::1', email, password)).outcome).toBe('limited');
  expect((await signInFrom('2001:db8:1:3::1', email, password)).outcome).toBe('signed-in');
  await Promise.all(
    Array.from({ length: 30 }, (_, number) => signInFrom('192.0.2.9', `other-${number}`, tooLong)),
  );
  expect((await signInFrom('::ffff:192.0.2.9', email, password)).outcome).toBe('limited');
});

test('strangers cannot lock out a browser that signed in before', async () => {
  const device = deviceHeaders(await signInFrom('192.0.2.1', email, password));
  await failures(30, email, () => '192.0.2.1');
  expect((await signInFrom('192.0.2.1', email, password)).outcome).toBe('limited');
  expect((await signInFrom('192.0.2.1', email, password, device)).outcome).toBe('signed-in');
});

test('a known browser has its own ten tries, for its own account, and keeps them after signing in again', async () => {
  const first = await signInFrom('192.0.2.1', email, password);
  const device = deviceHeaders(first);
  const renewedDevice = deviceHeaders(await signInFrom('192.0.2.1', email, password, device));
  await Promise.all(
    Array.from({ length: 5 }, () => signInFrom('192.0.2.1', email, tooLong, device)),
  );
  const more = await Promise.all(
    Array.from({ length: 6 }, () => signInFrom('192.0.2.1', email, tooLong, renewedDevice)),
  );
  expect(outcomes(more)).toEqual({ refused: 5, limited: 1 });
  expect((await signInFrom('192.0.2.1', email, password)).outcome).toBe('signed-in');

  await failures(10, 'mateo@solmere.example', (number) => `192.0.2.${number}`);
  expect(
    (await signInFrom('192.0.2.1', 'mateo@solmere.example', password, sessionHeaders(first)))
      .outcome,
  ).toBe('limited');
});

test('a changed device cookie is ignored', async () => {
  const cookie = deviceHeaders(await signInFrom('192.0.2.1', email, password)).get('cookie') ?? '';
  await failures(10, email, (number) => `192.0.2.${number}`);
  for (const forged of [
    cookie.replace(/=./, '=x'),
    `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'E' : 'A'}`,
    cookie.replace(/\..*/, ''),
  ]) {
    expect(
      (await signInFrom('198.51.100.1', email, password, new Headers({ cookie: forged }))).outcome,
    ).toBe('limited');
  }
});

test('a successful sign-in does not count as a failure', async () => {
  for (let time = 0; time < 12; time += 1) {
    expect((await signInFrom('192.0.2.1', email, password)).outcome).toBe('signed-in');
  }
});

test('an unknown e-mail takes as long as a known one @long', async () => {
  await signInFrom('192.0.2.1', email, 'wrong');
  const [known = 0, unknown = 0] = await fastestSignIn([email, 'nobody@solmere.example']);
  expect(unknown / known).toBeGreaterThan(0.6);
  expect(unknown / known).toBeLessThan(1.7);
});

test('neither e-mails nor addresses are stored with the limits', async () => {
  await signInFrom('192.0.2.1', 'my password by mistake', 'wrong');
  const rows = JSON.stringify(await accounts.selectFrom('limitTries').selectAll().execute());
  expect(rows).not.toMatch(/mistake|192\.0/);
});

function failures(count: number, account: string, addressAt = (_number: number) => '192.0.2.1') {
  return Promise.all(
    Array.from({ length: count }, (_, number) => signInFrom(addressAt(number), account, tooLong)),
  );
}

function outcomes(answers: SignIn[]) {
  const counts: Partial<Record<SignIn['outcome'], number>> = {};
  for (const { outcome } of answers) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

function readFailure(answer: SignIn) {
  const { outcome } = answer;
  return outcome === 'signed-in' || outcome === 'second-step' ? outcome : signInFailure(answer);
}

/** Alternates between the e-mails, so that the load of the machine affects all alike. */
async function fastestSignIn(emails: string[]) {
  const fastest = emails.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < 8; round += 1) {
    for (const [index, address] of emails.entries()) {
      const startedAt = performance.now();
      await signInFrom('192.0.2.1', address, 'wrong');
      fastest[index] = Math.min(fastest[index] ?? 0, performance.now() - startedAt);
    }
  }
  return fastest;
}
