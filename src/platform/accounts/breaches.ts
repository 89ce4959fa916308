import { createHash } from 'node:crypto';
import { passwordFault } from './password.ts';
import { env } from '../env/env.ts';
import { log } from '../observability/log.ts';

const timeoutMs = 3_000;
const prefixLength = 5;

/** The fault of a new password, as the end of a sentence that begins with "The password". Includes known breaches. */
export async function newPasswordFault(password: string, email: string) {
  return passwordFault(password, email) ?? (await breachFault(password));
}

/** Sends only the first five characters of the hash. A failed lookup does not refuse the password. */
async function breachFault(password: string) {
  if (env.breachesUrl === undefined) return undefined;
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const response = await fetch(env.breachesUrl + hash.slice(0, prefixLength), {
      headers: { 'add-padding': 'true' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`It answered ${response.status}`);
    const suffixCounts = (await response.text()).split('\n').map((line) => line.trim().split(':'));
    const isKnown = suffixCounts.some(
      ([suffix, count]) => suffix === hash.slice(prefixLength) && Number(count) > 0,
    );
    return isKnown ? 'has appeared in a data breach; choose another' : undefined;
  } catch (cause) {
    log.error('Could not check a password against known breaches', cause);
    return undefined;
  }
}
