import type { Member } from '../src/records/rights.ts';

/** Somebody who may do everything. */
export function makeMember(email: string): Member {
  return { id: email, email, name: email, role: 'owner', partnerId: null };
}

export const ingrid = makeMember('ingrid@solmere.example');
