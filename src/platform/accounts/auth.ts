import { isAPIError } from '@better-auth/core/utils/is-api-error';
import { logAccountActivity } from './activity.ts';
import { revokePending } from './administrators.ts';
import { authentication, clientAddressHeader, withCause } from './engine.ts';
import type { Session } from './session.ts';
import { passwordLimit, tryAgainMessage } from './limits.ts';
import { touchSession } from './devices.ts';
import { lacksSecondStep } from './second-step-rule.ts';
import { newPasswordFault } from './breaches.ts';
import { accounts } from './tables.ts';
import { isRole, type Member } from '../../model/rights.ts';
import { consumeInTurn, refundTry } from '../http/limits.ts';
import { log } from '../observability/log.ts';

export type { Session };

const passwordError = 'Failed to change the password';

export type PasswordChange =
  | { outcome: 'changed'; cookies: string[] }
  | {
      outcome: 'refused';
      status: number;
      fields: { current?: string; new?: string };
      /** An error that belongs to no field. */
      failure?: { message: string; hint?: string };
    };

/** The session of the request's cookie. Throws if the database cannot be reached. */
export async function findSession(headers: Headers): Promise<Session | undefined> {
  if (!hasSessionCookie(headers)) return undefined;
  const storedSession = await withCause(async () =>
    (await authentication()).api.getSession({ headers, query: { disableRefresh: true } }),
  );
  return storedSession ? restrictSession(toSession(storedSession)) : undefined;
}

/**
 * {@link findSession} that also extends the session to seven days from now, once a day. The caller sets the returned
 * cookies. They never clear an ended session: the browser may have signed in again meanwhile.
 */
export async function renewSession(
  headers: Headers,
): Promise<{ session: Session | undefined; cookies: string[] }> {
  if (!hasSessionCookie(headers)) return { session: undefined, cookies: [] };
  const answer = await withCause(async () =>
    (await authentication()).api.getSession({ headers, returnHeaders: true }),
  );
  if (!answer.response) return { session: undefined, cookies: [] };
  const session = await restrictSession(toSession(answer.response));
  await touchSession(session);
  return { session, cookies: answer.headers.getSetCookie() };
}

/** Ends the session and returns the cookies that clear it. */
export async function signOut(headers: Headers) {
  const session = await findSession(headers);
  if (session) await logAccountActivity(session.user.email, 'signed-out');
  const { api } = await authentication();
  const answer = await api.signOut({ headers, returnHeaders: true });
  return answer.headers.getSetCookie();
}

export async function endOtherSessions(headers: Headers) {
  const { api } = await authentication();
  await api.revokeOtherSessions({ headers });
  const session = await findSession(headers);
  if (session) await logAccountActivity(session.user.email, 'sessions');
}

/** Sets a new password and ends all other sessions. This browser's session continues under a new cookie. */
export async function changePassword(
  passwords: { current: string; new: string },
  {
    session,
    headers,
    clientAddress,
  }: { session: Session; headers: Headers; clientAddress: string },
): Promise<PasswordChange> {
  const fault = await newPasswordFault(passwords.new, session.user.email);
  if (fault) return passwordRefused({ new: `The password ${fault}` });
  if (passwords.new === passwords.current)
    return passwordRefused({ new: 'Choose a password other than your current one' });
  try {
    const { tryId, tryAgainAt } = await consumeInTurn([passwordLimit(session.user.id)]);
    if (tryAgainAt) {
      return {
        ...passwordRefused({}),
        status: 429,
        failure: { message: passwordError, hint: tryAgainMessage(tryAgainAt) },
      };
    }
    const { api } = await authentication();
    const answer = await api.changePassword({
      body: {
        currentPassword: passwords.current,
        newPassword: passwords.new,
        revokeOtherSessions: true,
      },
      headers: withClientAddress(headers, clientAddress),
      returnHeaders: true,
    });
    await refundTry(tryId);
    await revokePending(accounts, session.user.id);
    await logAccountActivity(session.user.email, 'password');
    return { outcome: 'changed', cookies: answer.headers.getSetCookie() };
  } catch (cause) {
    if (isAPIError(cause) && cause.status === 'BAD_REQUEST') {
      return passwordRefused({ current: 'This is not your current password' });
    }
    log.error(passwordError, cause);
    return { ...passwordRefused({}), status: 503, failure: { message: passwordError } };
  }
}

function passwordRefused(fields: { current?: string; new?: string }) {
  return { outcome: 'refused', status: 422, fields } as const;
}

/** Overwrites the header if the client sent it. */
export function withClientAddress(headers: Headers, clientAddress: string) {
  const trusted = new Headers(headers);
  trusted.set(clientAddressHeader, clientAddress);
  return trusted;
}

function hasSessionCookie(headers: Headers) {
  return headers.get('cookie')?.includes('session_token') ?? false;
}

type StoredSession = {
  session: { id: string; expiresAt: Date };
  user: Record<'id' | 'email' | 'name' | 'role', string> & { partnerId?: string | null };
};

/** Restricts the session to the user's own account while a required second step is missing. */
async function restrictSession(session: Session): Promise<Session> {
  if (!(await lacksSecondStep(session.user.id))) return session;
  const user = { ...session.user, role: 'partner', partnerId: null } as const;
  return { ...session, user, lacksSecondStep: true };
}

function toMember({ id, email, name, role, partnerId }: StoredSession['user']): Member {
  // A role of another release gets the least rights: a partner without records.
  if (!isRole(role)) return { id, email, name, role: 'partner', partnerId: null };
  return { id, email, name, role, partnerId: partnerId ?? null };
}

function toSession({ session, user }: StoredSession): Session {
  return {
    id: session.id,
    user: toMember(user),
    expiresAt: new Date(session.expiresAt),
    lacksSecondStep: false,
  };
}
