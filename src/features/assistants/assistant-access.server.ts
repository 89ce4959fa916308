import { assistantActor } from '../../model/actors.ts';
import type { Member } from '../../model/rights.ts';
import { listColleagues } from '../../platform/accounts/colleagues.ts';
import { roleFrom } from '../../platform/accounts/roles.ts';
import { logActivity } from '../../platform/activity.ts';
import { db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { env } from '../../platform/env/env.ts';
import { assistantsPath, type AssistantAccess } from './assistant.ts';

export const assistantsAddress = new URL(assistantsPath, env.siteUrl).href;

export async function readAssistantAccess(): Promise<AssistantAccess> {
  const row = await db.selectFrom('assistantAccess').select('isOn').executeTakeFirst();
  return { isOn: row?.isOn === 1, address: assistantsAddress };
}

export async function switchAssistants({ isOn }: { isOn: boolean }, editor: string) {
  const row = {
    isOn: isOn ? 1 : 0,
    changedBy: editor,
    changedAt: new Date().toISOString(),
  } as const;
  await inTransaction(async (tx) => {
    await tx
      .insertInto('assistantAccess')
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    const act = isOn ? 'assistants-on' : 'assistants-off';
    await logActivity(tx, { actor: editor, kind: 'connections', act });
  });
  return { outcome: 'done' } as const;
}

/** The member that an assistant acts for, under the name of the assistant. Undefined if there is none any more. */
export async function findAssistedMember({
  assists,
  name,
}: {
  assists: string | null;
  name: string;
}): Promise<(Member & { person: string }) | undefined> {
  const colleague = (await listColleagues()).find(({ id }) => id === assists);
  if (!colleague) return undefined;
  const { id, email, role, partnerId } = colleague;
  const actor = assistantActor(name, email);
  return { id, email: actor, name: colleague.name, role: roleFrom(role), partnerId, person: email };
}
