import { createHash } from 'node:crypto';
import { passwordFault } from './auth-password.ts';
import { env } from './env.ts';
import { log } from './log.ts';

const timeoutMs = 3_000;
const sentLength = 5;

/** What is wrong with a new password, in words that follow "The password", also when it is known from a breach. */
export async function newPasswordFault(password: string, email: string) {
  return passwordFault(password, email) ?? (await breachFault(password));
}

/** Only the first five signs of its hash leave the house. Where nobody answers, a password is not refused. */
async function breachFault(password: string) {
  if (env.breachesUrl === undefined) return undefined;
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const answer = await fetch(env.breachesUrl + hash.slice(0, sentLength), {
      headers: { 'add-padding': 'true' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`It answered ${answer.status}`);
    const known = (await answer.text()).split('\n').map((line) => line.trim().split(':'));
    const isKnown = known.some(
      ([rest, count]) => rest === hash.slice(sentLength) && Number(count) > 0,
    );
    return isKnown ? 'is known from a breach of another site: choose another' : undefined;
  } catch (cause) {
    log.error('Nobody could tell whether a password is known from a breach', cause);
    return undefined;
  }
}
