import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useMemo, useRef } from 'react';
import { MoreMenu } from '../../admin/controls/ButtonMenu.tsx';
import { AdminProvider } from '../../admin/frame/AdminProvider.tsx';
import { EmptyList } from '../../admin/lists/EmptyList.tsx';
import { LoadFailure } from '../../admin/lists/LoadFailure.tsx';
import { Loading } from '../../admin/feedback/Loading.tsx';
import { ScreenHead } from '../../admin/frame/ScreenHead.tsx';
import { useRead } from '../../admin/actions/useAction.ts';
import { changeAddress, useAddress } from '../../admin/browser/useAddress.ts';
import type { Member } from '../../model/rights.ts';
import { paths } from '../../site/paths.ts';
import { activityErrors, filterSchema } from './activity.ts';
import { ActivityDays } from './ActivityDays.tsx';
import { ActivityFilters, noFilter } from './ActivityFilters.tsx';
import { headOffice } from '../../site/settings/settings.ts';
import styles from './ActivityScreen.module.css';

export function ActivityScreen({ member }: { member: Member }) {
  return (
    <AdminProvider member={member}>
      <Activity />
    </AdminProvider>
  );
}

function Activity() {
  const csv = useRef<HTMLFormElement>(null);
  const { query } = useAddress();
  const filter = useMemo(() => filterSchema.parse(Object.fromEntries(query)), [query]);
  const read = useRead();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey: ['activity', filter],
      initialPageParam: '',
      queryFn: ({ pageParam: before }) =>
        read(actions.activity.list, { ...filter, before }, activityErrors.fetch),
      getNextPageParam: ({ next }) => next,
      placeholderData: (previous) => previous,
    },
  );
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];

  return (
    <div data-wide>
      <ScreenHead
        title="Activity"
        aside={
          <MoreMenu
            label="More actions for activity"
            items={[{ label: 'Export for Excel (CSV)', run: () => csv.current?.requestSubmit() }]}
          />
        }
      />
      <form ref={csv} action={paths.adminActivityCsv} hidden>
        {Object.entries(filter).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value ?? ''} />
        ))}
      </form>
      <p className={styles.about}>
        Who did what, and when. Kept for 12 months. After that, we keep only the last change of each
        type to a record, and no sign-ins. {`Times are ${headOffice().city} time.`}
      </p>
      <ActivityFilters filter={filter} people={data?.pages[0]?.people ?? []} />
      {error && !data && <LoadFailure message={error.message} onAgain={() => void refetch()} />}
      {!error && !data && <Loading>Loading activity...</Loading>}
      {data && entries.length === 0 && (
        <EmptyList text={query.size > 0 ? 'No results' : 'No activity yet'}>
          {query.size > 0 && (
            <Button variant="default" onClick={() => changeAddress({ query: noFilter })}>
              Show all
            </Button>
          )}
        </EmptyList>
      )}
      <ActivityDays entries={entries} />
      {hasNextPage && (
        <div className={styles.earlier}>
          <Button
            variant="default"
            aria-busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            Show earlier
          </Button>
        </div>
      )}
      {error && data && <LoadFailure message={error.message} onAgain={() => void refetch()} />}
    </div>
  );
}
