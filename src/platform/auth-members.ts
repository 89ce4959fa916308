import { accounts } from './auth-tables.ts';

/** Somebody with an account. */
export type Member = { id: string; name: string; email: string };

/** All who have an account, by name. */
export async function listMembers(): Promise<Member[]> {
  return accounts.selectFrom('authUser').select(['id', 'name', 'email']).orderBy('name').execute();
}
