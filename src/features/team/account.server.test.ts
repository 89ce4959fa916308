import { afterEach, beforeAll, expect, test } from 'vitest';
import {
  requestFrom,
  sessionHeaders,
  signInFrom,
  withCookies,
} from '../../../tests/fixtures/auth.ts';
import { passkeyFor } from '../../../tests/fixtures/passkey.ts';
import { createAdministrator, resetPassword } from '../../platform/accounts/administrators.ts';
import { clearLimits } from '../../platform/accounts/limits.ts';
import { listPasskeys, passkeyOptions } from '../../platform/accounts/passkeys.ts';
import { requestReset, resetsSettled } from '../../platform/accounts/reset.ts';
import { accounts } from '../../platform/accounts/tables.ts';
import { findSession, type Session } from '../../platform/accounts/auth.ts';
import { db } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { addPasskey, startPasskeySetup, deletePasskey } from './account.server.ts';
import { choosePassword } from './new-password.server.ts';
import { passwordEmail } from './team-emails.ts';

const email = 'ingrid@solmere.example';
const password = 'four grey herons';

beforeAll(prepareDataFolder);

afterEach(async () => {
  await clearLimits();
  for (const table of ['authUser', 'authVerification'] as const)
    await accounts.deleteFrom(table).execute();
  for (const table of ['outgoingMails', 'activity'] as const) await db.deleteFrom(table).execute();
});

test('a passkey can be added and removed only with the password, and its owner is notified', async () => {
  const actor = await signedIn();
  const { id: userId } = actor.session.user;
  expect(await startPasskeySetup('not my password', actor)).toMatchObject({ status: 422 });
  expect(await add(actor)).toBe(true);
  const [passkey] = await listPasskeys(userId);
  expect(passkey?.name).toBe('My phone');

  const input = { id: passkey?.id ?? '' };
  const refusal = await deletePasskey({ ...input, password: 'not my password' }, actor);
  expect(refusal).toMatchObject({ outcome: 'refused', status: 422 });
  expect(await listPasskeys(userId)).toHaveLength(1);
  expect(await deletePasskey({ ...input, password }, actor)).toEqual({ outcome: 'removed' });
  expect(await listPasskeys(userId)).toEqual([]);

  expect(await mailed()).toEqual([
    `${email}: Passkey added: SOLMERE`,
    `${email}: Passkey removed: SOLMERE`,
  ]);
  const activityRows = db.selectFrom('activity').select('detail').where('act', '=', 'passkey');
  expect((await activityRows.orderBy('id').execute()).map(({ detail }) => detail)).toEqual([
    'added the passkey My phone',
    'removed the passkey My phone',
  ]);
});

test('a passkey is stored only for a challenge that required the password', async () => {
  const actor = await signedIn();
  const options = await passkeyOptions(actor);
  if (!options) throw new Error('No options');
  const response = passkeyFor({ ...options.options, rp: { id: 'solmere.example' } });
  const headers = withMergedCookies(actor.headers, options.cookies);
  expect(await addPasskey({ response, name: 'Stolen' }, { ...actor, headers })).toBe(false);
  expect(await listPasskeys(actor.session.user.id)).toEqual([]);
});

test('resetting the password by mail removes all passkeys, and says so', async () => {
  const actor = await signedIn();
  await add(actor);
  requestReset(email, '192.0.2.1', (user, token) => ({
    ...passwordEmail(user, ''),
    bodyText: token,
  }));
  await resetsSettled();
  const mail = await db
    .selectFrom('outgoingMails')
    .select('bodyText')
    .where('subject', 'like', 'Reset your%')
    .executeTakeFirstOrThrow();
  expect(await choosePassword(mail.bodyText, 'nine white swans')).toBe(true);
  expect(await listPasskeys(actor.session.user.id)).toEqual([]);
  const mailRows = await db
    .selectFrom('outgoingMails')
    .select('bodyText')
    .where('subject', 'like', 'Your password was changed%')
    .executeTakeFirstOrThrow();
  expect(mailRows.bodyText).toContain('One passkey was removed');
});

test('resetting the password on the command line removes all passkeys, too', async () => {
  const actor = await signedIn();
  await add(actor);
  await resetPassword(email, 'nine white swans');
  expect(await listPasskeys(actor.session.user.id)).toEqual([]);
});

async function signedIn() {
  await createAdministrator({ email, name: 'Ingrid', password });
  const headers = sessionHeaders(await signInFrom('192.0.2.1', email, password));
  const session = (await findSession(headers)) as Session;
  return { session, ...requestFrom('192.0.2.1', headers) };
}

async function add(actor: Awaited<ReturnType<typeof signedIn>>) {
  const options = await startPasskeySetup(password, actor);
  if (options.outcome !== 'begun') throw new Error(options.message);
  const response = passkeyFor(options.options);
  const headers = withMergedCookies(actor.headers, options.cookies);
  return addPasskey({ response, name: 'My phone' }, { ...actor, headers });
}

function withMergedCookies(headers: Headers, cookies: string[]) {
  const cookie = [headers, withCookies(cookies)].map((one) => one.get('cookie')).join('; ');
  return new Headers({ cookie });
}

async function mailed() {
  const emails = await db
    .selectFrom('outgoingMails')
    .select(['recipient', 'subject'])
    .orderBy('createdAt')
    .orderBy('subject')
    .execute();
  return emails.map(({ recipient, subject }) => `${recipient}: ${subject}`);
}
