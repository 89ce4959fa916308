import { sessionPaths } from './session-paths.ts';

export type SignInFailure = {
  message: string;
  hint?: string;
  /** True when no code is taken any more: it begins with the password again. */
  mustBegin?: boolean;
  /** True when no answer came: nothing that was typed is known to be wrong. */
  isUnsent?: boolean;
};

export const signInError = 'Failed to sign in';

/** Signs in by script. Undefined when it went well, `second-step` when a code is asked for. */
export async function signIn(
  credentials: Record<string, unknown>,
): Promise<SignInFailure | 'second-step' | undefined> {
  const answer = await post(sessionPaths.signInEndpoint, credentials);
  return 'outcome' in answer && answer.outcome === 'second-step'
    ? 'second-step'
    : failureOf(answer);
}

/** The second step by script. Undefined when it went well. */
export async function signInByCode(typed: { code: string; isRecovery: boolean }) {
  return failureOf(await post(sessionPaths.codeEndpoint, typed));
}

type Answer = { outcome: 'signed-in' | 'second-step' } | SignInFailure;

function failureOf(answer: Answer): SignInFailure | undefined {
  return 'message' in answer ? answer : undefined;
}

async function post(address: string, body: object): Promise<Answer> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const said = (await answer.json()) as Answer;
    return answer.ok || 'message' in said ? said : { message: signInError };
  } catch {
    return { message: signInError, isUnsent: true };
  }
}
