import { sql } from 'kysely';
import { isRole, type Role } from '../../model/rights.ts';
import { withAccounts } from './tables.ts';
import type { Transaction } from '../database/database.ts';

/** The current role of a member; undefined for the site itself and for former members. */
export async function findRole(tx: Transaction, email: string): Promise<Role | undefined> {
  const user = await withAccounts(tx)
    .selectFrom('authUser')
    .select('role')
    .where('email', '=', email)
    .executeTakeFirst();
  return user && roleFrom(user.role);
}

/** The role of a member within another statement, for `roleFrom`; null for the site itself and for former members. */
export function storedRole(email: string) {
  return sql<string | null>`(select coalesce(role, '') from auth_user where email = ${email})`;
}

export function roleFrom(stored: string): Role {
  return isRole(stored) ? stored : 'partner';
}
