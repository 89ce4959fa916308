import { sql } from 'kysely';
import { personBehind } from '../../model/actors.ts';
import { isRole, type Role } from '../../model/rights.ts';
import { withAccounts } from './tables.ts';
import type { Transaction } from '../database/database.ts';

/** The current role of a member, or of the one that an assistant acts for; undefined for the site itself and for former members. */
export async function findRole(tx: Transaction, editor: string): Promise<Role | undefined> {
  const user = await withAccounts(tx)
    .selectFrom('authUser')
    .select('role')
    .where('email', '=', personBehind(editor))
    .executeTakeFirst();
  return user && roleFrom(user.role);
}

/** As `findRole` within another statement, for `roleFrom`; null for the site itself and for former members. */
export function storedRole(editor: string) {
  return sql<
    string | null
  >`(select coalesce(role, '') from auth_user where email = ${personBehind(editor)})`;
}

export function roleFrom(stored: string): Role {
  return isRole(stored) ? stored : 'partner';
}
