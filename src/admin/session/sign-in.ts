import { sessionPaths } from './session-paths.ts';

export type SignInFailure = { message: string; hint?: string };

/** Signs in by script. Undefined when it went well. */
export async function signIn(credentials: object): Promise<SignInFailure | undefined> {
  try {
    const answer = await fetch(sessionPaths.signInEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    return answer.ok ? undefined : ((await answer.json()) as SignInFailure);
  } catch {
    return { message: 'Failed to sign in' };
  }
}
