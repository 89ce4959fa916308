import { useQuery } from '@tanstack/react-query';
import { useRead } from '../../admin/SignInAgain.tsx';
import { enquiryActions } from './enquiry-actions.tsx';
import { enquiryErrors, type MemberName } from './enquiry-inbox.ts';

const staleMs = 60_000;
const noMembers: MemberName[] = [];

/** The members to whom enquiries can be assigned. */
export function useMembers() {
  const read = useRead();
  const { data = noMembers } = useQuery({
    queryKey: ['members'],
    queryFn: () => read(enquiryActions.members, undefined, enquiryErrors.fetch),
    staleTime: staleMs,
  });
  return data;
}
