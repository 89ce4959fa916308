import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { isAPIError } from 'better-auth/api';
import { noteAccount } from './auth-activity.ts';
import { authentication } from './auth-engine.ts';
import { consumeTry, passkeyLimit } from './auth-limits.ts';
import { accounts } from './auth-tables.ts';
import type { Session } from './auth-session.ts';
import { withClientAddress } from './auth.ts';
import { log } from './log.ts';

type Asked = { headers: Headers; clientAddress: string };

export type ListedPasskey = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
};

/** What the browser needs to make a passkey, or to show one. Undefined when one address has asked too often. */
export async function passkeyOptions(kind: 'register' | 'sign-in', asked: Asked) {
  const { tryAgainAt } = await consumeTry([passkeyLimit(asked.clientAddress)]);
  if (tryAgainAt) return undefined;
  const { api } = authentication();
  const request = { headers: headersOf(asked), returnHeaders: true } as const;
  const answer =
    kind === 'register'
      ? await api.generatePasskeyRegistrationOptions(request)
      : await api.generatePasskeyAuthenticationOptions(request);
  return { options: answer.response, cookies: answer.headers.getSetCookie() };
}

/** Keeps a passkey that the browser has made. False when it does not fit what was asked. */
export async function keepPasskey(
  { response, name }: { response: unknown; name: string },
  session: Session,
  asked: Asked,
) {
  try {
    await authentication().api.verifyPasskeyRegistration({
      body: { response, name },
      headers: headersOf(asked),
    });
    await noteAccount(session.user.email, 'passkey', `added the passkey ${name}`);
    return true;
  } catch (cause) {
    if (isAPIError(cause) && cause.statusCode < 500) return false;
    throw cause;
  }
}

export type PasskeySignIn =
  | { outcome: 'signed-in'; email: string; cookies: string[] }
  | { outcome: 'refused' }
  | { outcome: 'failed' };

/** Signs in by a passkey, which stands for both steps. */
export async function signInByPasskey(response: object, asked: Asked): Promise<PasskeySignIn> {
  try {
    const answer = await authentication().api.verifyPasskeyAuthentication({
      body: { response: response as AuthenticationResponseJSON },
      headers: headersOf(asked),
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

export async function removePasskey(id: string, { user }: Session) {
  const removed = await accounts
    .deleteFrom('authPasskey')
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .returning('name')
    .executeTakeFirst();
  if (removed) await noteAccount(user.email, 'passkey', `removed the passkey ${removed.name}`);
}

function headersOf({ headers, clientAddress }: Asked) {
  return withClientAddress(headers, clientAddress);
}
