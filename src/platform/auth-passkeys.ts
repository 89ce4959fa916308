import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { isAPIError } from 'better-auth/api';
import type { ListedPasskey } from '../lib/devices.ts';
import { noteActivity } from './activity.ts';
import { authentication } from './auth-engine.ts';
import { passkeyLimit } from './auth-limits.ts';
import { passwordRefusal, refused, type Refused, type Who } from './auth-present-password.ts';
import { accounts, type AccountsTransaction } from './auth-tables.ts';
import { withClientAddress } from './auth.ts';
import { consumeInTurn } from './limits.ts';
import { log } from './log.ts';
import { putInOutbox, wakeMailer } from './mail-outbox.ts';
import type { OutgoingMail } from './mail-row.ts';

type PasskeyRequest = { headers: Headers; clientAddress: string };

/** The options for signing in with a passkey. Undefined when the IP address has reached its limit. */
export async function passkeyOptions(request: PasskeyRequest) {
  if (!(await mayBegin(request))) return undefined;
  const answer = await authentication().api.generatePasskeyAuthenticationOptions({
    headers: headersOf(request),
    returnHeaders: true,
  });
  return { options: answer.response, cookies: answer.headers.getSetCookie() };
}

export type PasskeyBegun = {
  outcome: 'begun';
  options: { challenge: string; rp: { id?: string } };
  cookies: string[];
};

/** The options for registering a passkey. They are valid for this challenge only. */
export async function beginPasskey(password: string, who: Who): Promise<PasskeyBegun | Refused> {
  if (!(await mayBegin(who))) return refused(429, 'Too many attempts. Try again later.');
  const refusal = await passwordRefusal(password, who.session.user.id);
  if (refusal) return refusal;
  const answer = await authentication().api.generatePasskeyRegistrationOptions({
    headers: headersOf(who),
    returnHeaders: true,
  });
  const cookies = answer.headers.getSetCookie();
  return { outcome: 'begun', options: answer.response, cookies };
}

async function mayBegin({ clientAddress }: PasskeyRequest) {
  const { tryAgainAt } = await consumeInTurn([passkeyLimit(clientAddress)]);
  return tryAgainAt === undefined;
}

type LetterOf = (change: { email: string; passkey: string; isAdded: boolean }) => OutgoingMail;

/** Stores a passkey and notifies its owner. Returns false if it does not match the challenge. */
export async function keepPasskey(
  { response, name }: { response: unknown; name: string },
  who: Who,
  letterOf: LetterOf,
) {
  try {
    await authentication().api.verifyPasskeyRegistration({
      body: { response, name },
      headers: headersOf(who),
    });
  } catch (cause) {
    if (isAPIError(cause) && cause.statusCode < 500) return false;
    throw cause;
  }
  const { email } = who.session.user;
  const letter = letterOf({ email, passkey: name, isAdded: true });
  try {
    await accounts.transaction().execute((tx) => notify(tx, `added the passkey ${name}`, letter));
  } catch (cause) {
    // The owner was not notified and sees an error, so the passkey must not stay.
    await accounts
      .deleteFrom('authPasskey')
      .where('credentialId', '=', String(Object(response).id))
      .where('userId', '=', who.session.user.id)
      .execute();
    throw cause;
  }
  wakeMailer();
  return true;
}

export type PasskeySignIn =
  | { outcome: 'signed-in'; email: string; cookies: string[] }
  | { outcome: 'refused' }
  | { outcome: 'failed' };

/** Signs in by a passkey, which counts as both steps. */
export async function signInByPasskey(
  response: object,
  request: PasskeyRequest,
): Promise<PasskeySignIn> {
  try {
    const answer = await authentication().api.verifyPasskeyAuthentication({
      body: { response: response as AuthenticationResponseJSON },
      headers: headersOf(request),
      returnHeaders: true,
    });
    const { email } = answer.response.user;
    const id = (response as { id?: unknown }).id;
    await accounts
      .updateTable('authPasskey')
      .set({ lastUsedAt: new Date().toISOString() })
      .where('credentialId', '=', String(id))
      .execute();
    return { outcome: 'signed-in', email, cookies: answer.headers.getSetCookie() };
  } catch (cause) {
    if (isAPIError(cause) && cause.statusCode < 500) return { outcome: 'refused' };
    log.error('A passkey could not be checked', cause);
    return { outcome: 'failed' };
  }
}

export async function listPasskeys(userId: string): Promise<ListedPasskey[]> {
  const rows = await accounts
    .selectFrom('authPasskey')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ name, createdAt, ...row }) => ({
    ...row,
    name: name ?? 'Passkey',
    createdAt: new Date(createdAt).toISOString(),
  }));
}

export async function removePasskey(
  { id, password }: { id: string; password: string },
  who: Who,
  letterOf: LetterOf,
): Promise<{ outcome: 'removed' } | Refused> {
  const refusal = await passwordRefusal(password, who.session.user.id);
  if (refusal) return refusal;
  const { user } = who.session;
  await accounts.transaction().execute(async (tx) => {
    const deletedPasskey = await tx
      .deleteFrom('authPasskey')
      .where('id', '=', id)
      .where('userId', '=', user.id)
      .returning('name')
      .executeTakeFirst();
    if (!deletedPasskey) return;
    const passkey = deletedPasskey.name ?? 'Passkey';
    const letter = letterOf({ email: user.email, passkey, isAdded: false });
    await notify(tx, `removed the passkey ${passkey}`, letter);
  });
  wakeMailer();
  return { outcome: 'removed' };
}

async function notify(tx: AccountsTransaction, detail: string, letter: OutgoingMail) {
  const actor = letter.recipient;
  await noteActivity(tx, { actor, kind: 'accounts', act: 'passkey', name: actor, detail });
  await putInOutbox(tx, [letter]);
}

function headersOf({ headers, clientAddress }: PasskeyRequest) {
  return withClientAddress(headers, clientAddress);
}
