import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { createSemaphore } from '../jobs/semaphore.ts';

const maxWaitMs = 10_000;

/** Of the four threads that Node also reads files and looks up names with. */
const threads = createSemaphore({ permits: 2, maxWaiting: Infinity });

/** Strangers get one of them, so that members can sign in during a flood of guesses. */
const strangers = createSemaphore({ permits: 1, maxWaiting: 50 });

/** Too many strangers are signing in at this moment. */
export class SignInsBusy extends Error {}

/** The functions with which better-auth hashes and checks passwords. */
export const passwordHashing = {
  hash: (password: string) => queueHashing(() => hashPassword(password)),
  verify: (attempt: { hash: string; password: string }) =>
    queueHashing(() => verifyPassword(attempt)),
};

async function queueHashing<Result>(work: () => Promise<Result>) {
  const release = await threads.acquire(new AbortController().signal);
  try {
    return await work();
  } finally {
    release?.();
  }
}

/** Runs a sign-in from a browser that is not known. Throws `SignInsBusy` if too many others wait. */
export async function signInStranger<Result>(work: () => Promise<Result>) {
  const release = await strangers.acquire(AbortSignal.timeout(maxWaitMs));
  if (!release) throw new SignInsBusy();
  try {
    return await work();
  } finally {
    release();
  }
}
