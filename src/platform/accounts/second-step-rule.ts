import { logActivity } from '../activity.ts';
import { accounts, hasPasskey } from './tables.ts';

/** The UTC date from which everybody needs a second step; null if there is no such rule. */
export async function findRule() {
  const rule = await accounts
    .selectFrom('secondStepRule')
    .select('requiredFrom')
    .executeTakeFirst();
  return rule?.requiredFrom ?? null;
}

export async function setRule(requiredFrom: string | null, editor: string) {
  await accounts.transaction().execute(async (tx) => {
    const detail = requiredFrom
      ? `required two-step verification for everyone from ${requiredFrom}`
      : 'made two-step verification optional';
    await logActivity(tx, { actor: editor, kind: 'accounts', act: 'rule', name: editor, detail });
    if (requiredFrom === null) return tx.deleteFrom('secondStepRule').execute();
    const rule = { requiredFrom, setBy: editor };
    return tx
      .insertInto('secondStepRule')
      .values({ id: 1, ...rule })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(rule))
      .execute();
  });
}

/** Whether the rule is in force and this account has no second step. */
export async function lacksSecondStep(userId: string, now = new Date()) {
  const requiredFrom = await findRule();
  if (requiredFrom === null || now.toISOString().slice(0, 10) < requiredFrom) return false;
  const user = await accounts
    .selectFrom('authUser')
    .select((eb) => ['twoFactorEnabled', hasPasskey(eb).as('hasPasskey')])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user !== undefined && !user.twoFactorEnabled && !user.hasPasskey;
}
