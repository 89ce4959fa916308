import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useMemo } from 'react';
import { useRead } from '../../admin/actions/useAction.ts';
import { useValues } from '../../admin/fields/fields-context.ts';
import { campaignErrors, campaignNoun } from './campaign.ts';

const quietMs = 400;

const ofAudience = [
  'lists',
  'priorityOf',
  'cities',
  'matching',
  'enquiryIds',
  'accessDays',
] as const;

/** What is typed, a moment after the last key. */
function useTypedCampaign(id: string | undefined) {
  const [values] = useDebouncedValue(useValues(), quietMs);
  return useMemo(() => ({ ...values, ...(id !== undefined && { id }) }), [values, id]);
}

/** Who gets the campaign as it is typed. */
export function useAudience(id: string | undefined) {
  const read = useRead();
  const typed: Record<string, unknown> = useTypedCampaign(id);
  const asked = ofAudience.map((name) => typed[name]);
  const { data: count } = useQuery({
    queryKey: [campaignNoun.name, 'count', id, asked],
    queryFn: () => read(actions.campaigns.count, typed as never, campaignErrors.count),
    placeholderData: keepPreviousData,
  });
  return { count, typed };
}
