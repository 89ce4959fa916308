import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sessionHeaders, signInFrom } from '../../../tests/fixtures/auth.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { createAdministrator } from './administrators.ts';
import { endSession, listOpenSessions } from './devices.ts';
import { clearLimits } from './limits.ts';
import { requestReset, resetByLink, resetsSettled } from './reset.ts';
import { accounts } from './tables.ts';
import { findSession, type Session } from './auth.ts';
import { db } from '../database/database.ts';
import { provideDeviceEmail } from './sign-in.ts';

const email = 'ingrid@solmere.example';
const password = 'four grey herons';

beforeAll(prepareDataFolder);

afterEach(async () => {
  vi.useRealTimers();
  await clearLimits();
  await accounts.deleteFrom('authUser').execute();
  await accounts.deleteFrom('authVerification').execute();
  await db.deleteFrom('outgoingMails').execute();
});

test('a mailed link sets a new password once, and unknown e-mails get no mail', async () => {
  await createAdministrator({ email, name: 'Ingrid', password });
  const session = sessionHeaders(await signInFrom('192.0.2.1', email, password));
  for (const address of ['nobody@solmere.example', ` ${email.toUpperCase()} `])
    requestReset(address, '192.0.2.1', makeEmail);
  await new Promise(setImmediate);
  // Nothing happens before the response is sent.
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
  const results = await Promise.all([
    resetByLink(token, 'nine white swans', resetDoneEmail),
    resetByLink(token, 'seven tall cranes', resetDoneEmail),
  ]);
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await findSession(session)).toBeUndefined();
  expect((await signInFrom('192.0.2.1', email, password)).outcome).toBe('refused');
});

test('a link for a new password ends within an hour, and at most three are sent in a quarter of an hour', async () => {
  await createAdministrator({ email, name: 'Ingrid', password });
  for (let count = 0; count < 5; count += 1) requestReset(email, '192.0.2.1', makeEmail);
  await resetsSettled();
  const mails = await db.selectFrom('outgoingMails').selectAll().execute();
  expect(mails).toHaveLength(3);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
  expect(await resetByLink(mails[0]?.bodyText ?? '', 'nine white swans', resetDoneEmail)).toBe(
    false,
  );
});

test('a member is notified of a new device and can sign it out', async () => {
  provideDeviceEmail(({ email: to, userAgent }) => makeEmail({ email: to }, userAgent));
  await createAdministrator({ email, name: 'Ingrid', password });
  const first = await signInFrom('192.0.2.1', email, password);
  const knownBrowser = sessionHeaders(first);
  expect(await mailedTexts()).toEqual([]);
  await accounts.updateTable('authUser').set({ lastSeenAt: '2026-01-05' }).execute();
  await signInFrom('192.0.2.1', email, password, knownBrowser);
  expect(await mailedTexts()).toEqual([]);
  const newBrowser = new Headers({ 'user-agent': 'Elsewhere/1' });
  const newSession = sessionHeaders(await signInFrom('192.0.2.2', email, password, newBrowser));
  expect(await mailedTexts()).toEqual(['Elsewhere/1']);

  const session = (await findSession(newSession)) as Session;
  const other = (await listOpenSessions(session)).find(({ isThisOne }) => !isThisOne);
  await endSession(other?.id ?? '', session);
  expect(await listOpenSessions(session)).toMatchObject([{ userAgent: 'Elsewhere/1' }]);
});

function makeEmail({ email: recipient }: { email: string }, bodyText: string) {
  const empty = { enquiryId: null, replyTo: null, subject: 'A letter', bodyHtml: '' };
  return { ...empty, kind: 'notice' as const, recipient, bodyText };
}

async function mailedTexts() {
  const mails = await db.selectFrom('outgoingMails').select('bodyText').execute();
  return mails.map(({ bodyText }) => bodyText);
}

function resetDoneEmail(to: { email: string }) {
  return makeEmail(to, 'Done');
}
