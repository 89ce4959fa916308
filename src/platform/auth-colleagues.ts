import { withAccounts } from './auth-tables.ts';
import { db, type Transaction } from './database.ts';
import type { Tables } from './tables.ts';

/** A member, and how they want to be told of enquiries; nulls where they have not said. */
export type Colleague = { id: string; name: string; email: string } & {
  [Wish in 'notices' | 'quietFrom' | 'quietUntil']: Tables['deskPreferences'][Wish] | null;
};

/** All who have an account, by name. */
export async function listColleagues(
  connection: typeof db | Transaction = db,
): Promise<Colleague[]> {
  return withAccounts(connection)
    .selectFrom('authUser')
    .leftJoin('deskPreferences', 'deskPreferences.userId', 'authUser.id')
    .select(['authUser.id', 'name', 'email', 'notices', 'quietFrom', 'quietUntil'])
    .orderBy('name')
    .execute();
}
