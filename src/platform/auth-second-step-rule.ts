import { noteAccount } from './auth-activity.ts';
import { accounts } from './auth-tables.ts';

/** The day of UTC from which everybody needs a second step; null while nobody has to. */
export async function findRule() {
  const rule = await accounts
    .selectFrom('secondStepRule')
    .select('requiredFrom')
    .executeTakeFirst();
  return rule?.requiredFrom ?? null;
}

export async function setRule(requiredFrom: string | null, editor: string) {
  await accounts.transaction().execute(async (tx) => {
    await tx.deleteFrom('secondStepRule').execute();
    if (requiredFrom === null) return;
    await tx.insertInto('secondStepRule').values({ id: 1, requiredFrom, setBy: editor }).execute();
  });
  const words = requiredFrom
    ? `asked everybody for a second step from ${requiredFrom} on`
    : 'asks nobody for a second step any more';
  await noteAccount(editor, 'rule', words);
}

/** Whether this account would have to have a second step by now, and has none. */
export async function lacksSecondStep(userId: string, now = new Date()) {
  const required = await findRule();
  if (required === null || now.toISOString().slice(0, 10) < required) return false;
  const user = await accounts
    .selectFrom('authUser')
    .select((eb) => [
      'twoFactorEnabled',
      eb
        .exists(
          eb
            .selectFrom('authPasskey')
            .select('authPasskey.id')
            .whereRef('authPasskey.userId', '=', 'authUser.id'),
        )
        .as('hasPasskey'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user !== undefined && !user.twoFactorEnabled && !user.hasPasskey;
}
