import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useRead } from '../../../admin/actions/useAction.ts';
import { enquiryErrors, type MemberName } from '../inbox/enquiry-inbox.ts';

const staleMs = 60_000;
const noMembers: MemberName[] = [];

/** The members that an enquiry can be given to. */
export function useMembers() {
  const read = useRead();
  const { data = noMembers } = useQuery({
    queryKey: ['members'],
    queryFn: () => read(actions.enquiries.members, undefined, enquiryErrors.fetch),
    staleTime: staleMs,
  });
  return data;
}
