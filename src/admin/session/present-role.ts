import { isRole, type Role } from '../../lib/rights.ts';

/** The role of who is signed in, for scripts of a page beside its island. */
export function presentRole(): Role {
  const role = document.documentElement.dataset['role'] ?? '';
  return isRole(role) ? role : 'partner';
}
