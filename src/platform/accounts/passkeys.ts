import { isAPIError } from '@better-auth/core/utils/is-api-error';
import { z } from 'zod';
import type { ListedPasskey } from '../../lib/web/devices.ts';
import { logActivity } from '../activity.ts';
import { authentication } from './engine.ts';
import { passkeyLimits } from './limits.ts';
import { passwordRefusal, requestRefusal, type Refused, type Actor } from './present-password.ts';
import { accounts, type AccountsTransaction } from './tables.ts';
import { withClientAddress } from './auth.ts';
import { isConnected } from '../database/connection.ts';
import { consumeInTurn } from '../http/limits.ts';
import { log } from '../observability/log.ts';
import { putInOutbox, wakeMailer } from '../mail/outbox.ts';
import type { OutgoingEmail } from '../mail/row.ts';

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/);

const credential = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional().catch(undefined),
  clientExtensionResults: z.object({}).catch({}),
});

/** What a browser sends that signs in with a passkey. */
const usedPasskey = credential.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional().catch(undefined),
  }),
});

/** What a browser sends that has made a passkey. */
const madePasskey = credential.extend({
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(20).optional().catch(undefined),
  }),
});

type PasskeyRequest = { headers: Headers; clientAddress: string };

/** The options for signing in with a passkey. Undefined when the IP address has reached its limit. */
export async function passkeyOptions(request: PasskeyRequest) {
  if (!(await canStart(request))) return undefined;
  const { api } = await authentication();
  const answer = await api.generatePasskeyAuthenticationOptions({
    headers: passkeyHeaders(request),
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
export async function startPasskeySetup(
  password: string,
  actor: Actor,
): Promise<PasskeyBegun | Refused> {
  if (!(await canStart(actor))) return requestRefusal(429, 'Too many attempts. Try again later.');
  const refusal = await passwordRefusal(password, actor.session.user.id);
  if (refusal) return refusal;
  const { api } = await authentication();
  const answer = await api.generatePasskeyRegistrationOptions({
    headers: passkeyHeaders(actor),
    returnHeaders: true,
  });
  const cookies = answer.headers.getSetCookie();
  return { outcome: 'begun', options: answer.response, cookies };
}

async function canStart({ clientAddress }: PasskeyRequest) {
  const { tryAgainAt } = await consumeInTurn(passkeyLimits(clientAddress));
  return tryAgainAt === undefined;
}

type ComposeEmail = (change: { email: string; passkey: string; isAdded: boolean }) => OutgoingEmail;

/** Stores a passkey and notifies its owner. Returns false if it does not match the challenge. */
export async function storePasskey(
  { response, name }: { response: unknown; name: string },
  actor: Actor,
  composeEmail: ComposeEmail,
) {
  const { data: made } = madePasskey.safeParse(response);
  if (!made) return false;
  try {
    const { api } = await authentication();
    await api.verifyPasskeyRegistration({
      body: { response: made, name },
      headers: passkeyHeaders(actor),
    });
  } catch (cause) {
    // better-auth has logged the cause. Without a lost database it is what the browser sent.
    if (isAPIError(cause) && (cause.statusCode < 500 || isConnected())) return false;
    throw cause;
  }
  const { email } = actor.session.user;
  const notice = composeEmail({ email, passkey: name, isAdded: true });
  try {
    await accounts.transaction().execute((tx) => notify(tx, `added the passkey ${name}`, notice));
  } catch (cause) {
    // The owner was not notified and sees an error, so the passkey must not stay.
    await accounts
      .deleteFrom('authPasskey')
      .where('credentialId', '=', made.id)
      .where('userId', '=', actor.session.user.id)
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
  response: unknown,
  request: PasskeyRequest,
): Promise<PasskeySignIn> {
  const { data: used } = usedPasskey.safeParse(response);
  if (!used) return { outcome: 'refused' };
  try {
    const { api } = await authentication();
    const answer = await api.verifyPasskeyAuthentication({
      body: { response: used },
      headers: passkeyHeaders(request),
      returnHeaders: true,
    });
    const { email } = answer.response.user;
    await accounts
      .updateTable('authPasskey')
      .set({ lastUsedAt: new Date().toISOString() })
      .where('credentialId', '=', used.id)
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
  actor: Actor,
  composeEmail: ComposeEmail,
): Promise<{ outcome: 'removed' } | Refused> {
  const refusal = await passwordRefusal(password, actor.session.user.id);
  if (refusal) return refusal;
  const { user } = actor.session;
  await accounts.transaction().execute(async (tx) => {
    const deletedPasskey = await tx
      .deleteFrom('authPasskey')
      .where('id', '=', id)
      .where('userId', '=', user.id)
      .returning('name')
      .executeTakeFirst();
    if (!deletedPasskey) return;
    const passkey = deletedPasskey.name ?? 'Passkey';
    const notice = composeEmail({ email: user.email, passkey, isAdded: false });
    await notify(tx, `removed the passkey ${passkey}`, notice);
  });
  wakeMailer();
  return { outcome: 'removed' };
}

async function notify(tx: AccountsTransaction, detail: string, notice: OutgoingEmail) {
  const actor = notice.recipient;
  await logActivity(tx, { actor, kind: 'accounts', act: 'passkey', name: actor, detail });
  await putInOutbox(tx, [notice]);
}

function passkeyHeaders({ headers, clientAddress }: PasskeyRequest) {
  return withClientAddress(headers, clientAddress);
}
