import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { showWaiting } from '../../../admin/frame/frame.ts';
import { pollingInterval } from '../../../admin/actions/polling-interval.ts';
import { useRead } from '../../../admin/session/SignInAgain.tsx';
import { paths } from '../../../site/paths.ts';
import { enquiryErrors } from './enquiry-inbox.ts';
import type { InboxFilter } from './inbox-filter.ts';

export function useEnquiryList(filter: InboxFilter, page: number) {
  const read = useRead();
  return useQuery({
    queryKey: ['enquiries', filter, page],
    queryFn: async () => {
      const inbox = await read(actions.enquiries.list, { ...filter, page }, enquiryErrors.fetch);
      showWaiting(paths.adminEnquiries, inbox.newEnquiries);
      return inbox;
    },
    placeholderData: keepPreviousData,
    refetchInterval: pollingInterval,
    refetchOnWindowFocus: 'always',
  });
}
