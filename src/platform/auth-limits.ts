import { networkOf } from '../lib/client-address.ts';
import { plural } from '../lib/plural.ts';
import { signatureOf } from './auth-secret.ts';
import { accounts } from './auth-tables.ts';

export type Limit = { bucket: string; tries: number };

const windowMinutes = 15;

/** Tries with this e-mail, whether it is known or not, from browsers that are not. */
export function accountLimit(email: string): Limit {
  return { bucket: bucketOf('account', email), tries: 10 };
}

/** Tries from one address, or from one network of IPv6, where each customer has 2^64 addresses. */
export function addressLimit(address: string): Limit {
  return { bucket: bucketOf('address', networkOf(address)), tries: 30 };
}

/** The budget of a browser that has signed in with this e-mail before: strangers cannot use it up. */
export function deviceLimit(device: string): Limit {
  return { bucket: bucketOf('device', device), tries: 10 };
}

/** Tries at the present password by who is signed in. */
export function passwordLimit(userId: string): Limit {
  return { bucket: bucketOf('password', userId), tries: 10 };
}

/**
 * Takes a try from each limit before the password is looked at, so that tries at once count too. A try that
 * was no failure is given back. Returns the moment to try again, and takes nothing, when a limit is reached.
 */
export async function takeTry(limits: Limit[]): Promise<Date | undefined> {
  const taken: Limit[] = [];
  for (const limit of limits) {
    const { failures, expiresAt } = await countTry(limit);
    taken.push(limit);
    if (failures > limit.tries) {
      await giveTryBack(taken);
      return new Date(expiresAt);
    }
  }
  return undefined;
}

export async function giveTryBack(limits: Limit[]) {
  for (const { bucket } of limits) {
    await accounts
      .updateTable('signInLimits')
      .set((eb) => ({ failures: eb('failures', '-', 1) }))
      .where('bucket', '=', bucket)
      .where('failures', '>', 0)
      .execute();
  }
}

/** `Try again in 12 minutes.` */
export function tryAgainWords(moment: Date) {
  const minutes = Math.max(1, Math.ceil((moment.getTime() - Date.now()) / 60_000));
  return `Try again in ${plural(minutes, '# minute', '# minutes')}.`;
}

export async function clearLimits() {
  await accounts.deleteFrom('signInLimits').execute();
}

/** One statement, so that tries at once on several instances are each counted. */
async function countTry({ bucket }: Limit) {
  const now = new Date().toISOString();
  const expiresAt = new Date(Date.now() + windowMinutes * 60_000).toISOString();
  return accounts
    .insertInto('signInLimits')
    .values({ bucket, failures: 1, expiresAt })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet((eb) => {
        const isOver = eb('signInLimits.expiresAt', '<=', now);
        return {
          failures: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('signInLimits.failures', '+', 1))
            .end(),
          expiresAt: eb
            .case()
            .when(isOver)
            .then(expiresAt)
            .else(eb.ref('signInLimits.expiresAt'))
            .end(),
        };
      }),
    )
    .returning(['failures', 'expiresAt'])
    .executeTakeFirstOrThrow();
}

/** Hashed, since people type passwords into the field of the e-mail. */
function bucketOf(kind: string, value: string) {
  return `${kind}:${signatureOf(value)}`;
}
