import { isRole, type Role } from '../../records/rights.ts';
import { withAccounts } from './tables.ts';
import type { Transaction } from '../database/database.ts';

/** The current role of a member; undefined for the site itself and for former members. */
export async function findRole(tx: Transaction, email: string): Promise<Role | undefined> {
  const user = await withAccounts(tx)
    .selectFrom('authUser')
    .select('role')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return undefined;
  return isRole(user.role) ? user.role : 'partner';
}
