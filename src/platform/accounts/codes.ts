import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt } from 'better-auth/crypto';
import { authenticationContext } from './engine.ts';
import { accounts } from './tables.ts';

const stepMs = 30_000;

/**
 * Marks the code as used and returns whether it could be: it must be right, and newer than the last used one. The
 * database decides, so that of several instances that get the same code, one accepts it.
 */
export async function claimCode(userId: string, code: string) {
  const row = await accounts
    .selectFrom('authTwoFactor')
    .select(['id', 'secret', 'lastUsedStep'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  const step = row && (await findTimeStep(row.secret, code));
  if (!row || step === undefined) return false;
  const { numUpdatedRows } = await accounts
    .updateTable('authTwoFactor')
    .set({ lastUsedStep: step })
    .where('id', '=', row.id)
    .where((eb) => eb.or([eb('lastUsedStep', 'is', null), eb('lastUsedStep', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** The step of RFC 6238 that the code belongs to. Clocks may differ by one step, as in better-auth. */
async function findTimeStep(encryptedSecret: string, code: string) {
  const { secretConfig } = await authenticationContext();
  const otp = createOTP(await symmetricDecrypt({ key: secretConfig, data: encryptedSecret }));
  const current = Math.floor(Date.now() / stepMs);
  for (const step of [current - 1, current, current + 1])
    if ((await otp.hotp(step)) === code) return step;
  return undefined;
}
