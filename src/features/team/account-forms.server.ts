import { withoutNul } from '../../lib/text/without-nul.ts';
import type { Actor } from '../../platform/accounts/present-password.ts';
import {
  changePassword,
  endOtherSessions,
  type PasswordChange,
} from '../../platform/accounts/auth.ts';
import {
  startTotpSetup,
  confirmCodes,
  endCodes,
  endSession,
  rename,
  renewRecoveryCodes,
  secretDisplay,
  deletePasskey,
} from './account.server.ts';

type Begun = { uri: string; square: string; secret: string };

/** The result of a form on the account page. */
export type AccountAnswer = {
  status?: number;
  /** The form succeeded: the page is reloaded with a message for this value. */
  done?: 'name' | 'password' | 'devices' | 'device' | 'passkey-removed' | 'codes-off';
  cookies?: string[];
  password?: Exclude<PasswordChange, { outcome: 'changed' }>;
  nameFault?: string;
  passkeyFailure?: { message: string };
  /** An error of the second-step form. */
  failure?: { message: string };
  begun?: Begun;
  codes?: string[];
};

const longestName = 80;

/** Handles the forms of the account page. */
export async function answerAccountForm(fields: FormData, actor: Actor): Promise<AccountAnswer> {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? withoutNul(value) : '';
  };
  switch (text('intent')) {
    case 'name':
      return saveName(text('name').trim(), actor);
    case 'end-others':
      await endOtherSessions(actor.headers);
      return { done: 'devices' };
    case 'end-session':
      await endSession(text('id'), actor.session);
      return { done: 'device' };
    case 'remove-passkey': {
      const answer = await deletePasskey({ id: text('id'), password: text('password') }, actor);
      if (answer.outcome === 'removed') return { done: 'passkey-removed' };
      return { status: answer.status, passkeyFailure: answer };
    }
    case 'codes-begin':
      return begin(text('password'), actor);
    case 'codes-confirm':
      return confirm(text('code'), text('uri'), actor);
    case 'codes-renew': {
      const answer = await renewRecoveryCodes(text('password'), actor);
      return answer.outcome === 'made' ? { codes: answer.codes } : failed(answer);
    }
    case 'codes-end': {
      const answer = await endCodes(text('password'), actor);
      if (answer.outcome === 'refused') return failed(answer);
      return { done: 'codes-off', cookies: answer.cookies };
    }
    default: {
      const change = await changePassword({ current: text('current'), new: text('new') }, actor);
      if (change.outcome === 'refused') return { status: change.status, password: change };
      return { done: 'password', cookies: change.cookies };
    }
  }
}

async function saveName(name: string, { session }: Actor): Promise<AccountAnswer> {
  if (name === '') return { status: 422, nameFault: 'Enter your name' };
  if (name.length > longestName)
    return { status: 422, nameFault: `Use ${longestName} characters or fewer` };
  await rename(session.user.id, name);
  return { done: 'name' };
}

async function begin(password: string, actor: Actor): Promise<AccountAnswer> {
  const answer = await startTotpSetup(password, actor);
  if (answer.outcome === 'refused') return failed(answer);
  const setup = secretDisplay(answer.uri);
  return setup ? { begun: setup } : {};
}

/** After a wrong code, the same QR code is shown again. */
async function confirm(code: string, uri: string, actor: Actor): Promise<AccountAnswer> {
  const answer = await confirmCodes(code, actor);
  if (answer.outcome === 'made') return { codes: answer.codes, cookies: answer.cookies };
  const setup = secretDisplay(uri);
  return { ...failed(answer), ...(setup && { begun: setup }) };
}

function failed({ status, message }: { status: number; message: string }): AccountAnswer {
  return { status, failure: { message } };
}
