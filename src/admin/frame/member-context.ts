import { createContext, useContext } from 'react';
import { may, type Member, type Right } from '../../model/rights.ts';

const nobody: Member = { id: '', email: '', name: '', role: 'enquiries', partnerId: null };

/** The signed-in member. */
const MemberContext = createContext(nobody);

export const MemberProvider = MemberContext.Provider;

/** The e-mail of the signed-in member. */
export function useEditor() {
  return useContext(MemberContext).email;
}

export function useMember() {
  return useContext(MemberContext);
}

/** Whether the signed-in member has this right for all records. */
export function useMay(right: Right) {
  return may(useContext(MemberContext).role, right);
}
