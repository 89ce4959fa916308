import type { Member } from '../../model/rights.ts';
import { withAccounts } from './tables.ts';
import { db, isPostgres, type Transaction } from '../database/database.ts';
import { env } from '../env/env.ts';
import type { Tables } from '../database/row-types.ts';

/** A member with notification preferences; null for those not set. */
export type Colleague = Member & {
  [Key in 'notices' | 'quietFrom' | 'quietUntil' | 'mentions']:
    | Tables['deskPreferences'][Key]
    | null;
};

/** The address of the first account if `ADMIN_EMAIL` names none. Mail to it arrives nowhere. */
export const generatedEmails = { demo: 'admin@solmere.example', nameless: 'admin@site.example' };

/** The addresses of the owners that mail can reach. */
export function ownerAddresses(members: readonly Colleague[]) {
  const unreachable = Object.values(generatedEmails).filter((one) => one !== env.adminEmail);
  return members
    .filter(({ role, email }) => role === 'owner' && !unreachable.includes(email))
    .map(({ email }) => email);
}

export async function listColleagues(
  connection: typeof db | Transaction = db,
): Promise<Colleague[]> {
  return withAccounts(connection)
    .selectFrom('authUser')
    .leftJoin('deskPreferences', 'deskPreferences.userId', 'authUser.id')
    .select(['authUser.id', 'name', 'email', 'role', 'partnerId'])
    .select(['notices', 'quietFrom', 'quietUntil', 'mentions'])
    .orderBy('name')
    .execute();
}

/** Which of these ids are members. Locks them until the transaction ends, so that they cannot be removed. */
export async function lockColleagues(tx: Transaction, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await withAccounts(tx)
    .selectFrom('authUser')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(isPostgres, (query) => query.forKeyShare())
    .execute();
  return new Set(rows.map(({ id }) => id));
}
