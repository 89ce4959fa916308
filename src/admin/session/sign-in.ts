import { sessionPaths } from './session-paths.ts';

export type SignInFailure = {
  message: string;
  hint?: string;
  /** True if no more codes are accepted: the user must start again with the password. */
  mustRestart?: boolean;
  /** True if there was no response, so the typed values are not known to be wrong. */
  isUnsent?: boolean;
};

export const signInError = 'Failed to sign in';

/** Signs in by script. Undefined on success, `second-step` if a code is required. */
export async function signIn(
  credentials: Record<string, unknown>,
): Promise<SignInFailure | 'second-step' | undefined> {
  const answer = await post(sessionPaths.signInEndpoint, credentials);
  return 'outcome' in answer && answer.outcome === 'second-step'
    ? 'second-step'
    : toFailure(answer);
}

/** Submits the second step by script. Undefined on success. */
export async function signInByCode(input: { code: string; isRecovery: boolean }) {
  return toFailure(await post(sessionPaths.codeEndpoint, input));
}

type Answer = { outcome: 'signed-in' | 'second-step' } | SignInFailure;

function toFailure(answer: Answer): SignInFailure | undefined {
  return 'message' in answer ? answer : undefined;
}

async function post(address: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const content = (await response.json()) as Answer;
    return response.ok || 'message' in content ? content : { message: signInError };
  } catch {
    return { message: signInError, isUnsent: true };
  }
}
