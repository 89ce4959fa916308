import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useRead } from '../../admin/SignInAgain.tsx';
import { enquiryErrors, type MemberName } from './enquiry-inbox.ts';

const freshMs = 60_000;
const none: MemberName[] = [];

/** Whom enquiries can be given to. */
export function useMembers() {
  const read = useRead();
  const { data = none } = useQuery({
    queryKey: ['members'],
    queryFn: () => read(actions.enquiries.members, undefined, enquiryErrors.fetch),
    staleTime: freshMs,
  });
  return data;
}
