import { rename } from '../../../platform/accounts/members.ts';

/** The name under which a member signs replies is that of their account. */
export async function signAs(id: string, name: string) {
  await rename(id, name);
  return { outcome: 'done' } as const;
}
