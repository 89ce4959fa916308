import { sessionPaths } from './session-paths.ts';

export type SignInFailure = { message: string; hint?: string };

/** Signs in by script. Undefined when it went well, `second-step` when a code is asked for. */
export async function signIn(
  credentials: object,
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

type Answer = { outcome: string } | SignInFailure;

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
    return (await answer.json()) as Answer;
  } catch {
    return { message: 'Failed to sign in' };
  }
}
