import { isRole, type Role } from '../../model/rights.ts';

/** The role of the signed-in member, for scripts outside the island. */
export function presentRole(): Role {
  const role = document.documentElement.dataset['role'] ?? '';
  return isRole(role) ? role : 'partner';
}
