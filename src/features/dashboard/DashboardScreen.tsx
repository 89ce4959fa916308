import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useEffect, type ComponentProps } from 'react';
import { AdminProvider } from '../../admin/frame/AdminProvider.tsx';
import { Dashboard } from '../../admin/frame/Dashboard.tsx';
import { showWaiting } from '../../admin/frame/frame.ts';
import { LoadFailure } from '../../admin/lists/LoadFailure.tsx';
import { Loading } from '../../admin/feedback/Loading.tsx';
import { pollingInterval } from '../../admin/actions/polling-interval.ts';
import { useRead } from '../../admin/actions/useAction.ts';
import type { Member } from '../../model/rights.ts';
import { timeIn, todayIn, weekdayAndDate } from '../../lib/time/dates.ts';
import { timeZoneCity } from '../../lib/time/zoned-time.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { paths } from '../../site/paths.ts';
import { dashboardErrors, type DashboardData } from './dashboard.ts';
import { Time } from './Time.tsx';
import { Today, Urgent } from './Today.tsx';
import styles from './Today.module.css';

const freshMs = 5_000;

type DashboardScreenProps = Pick<ComponentProps<typeof Dashboard>, 'cards'> & {
  member: Member;
  /** The data at render time; undefined if it could not be read. */
  atFirst: DashboardData | undefined;
};

export function DashboardScreen({ member, ...day }: DashboardScreenProps) {
  return (
    <AdminProvider member={member}>
      <Day {...day} />
    </AdminProvider>
  );
}

function Day({ cards, atFirst }: Omit<DashboardScreenProps, 'member'>) {
  const read = useRead();
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: () => read(actions.dashboard.read, undefined, dashboardErrors.fetch),
    staleTime: freshMs,
    refetchInterval: pollingInterval,
    ...(atFirst && { initialData: atFirst }),
  });
  const count = data?.waiting.total;

  useEffect(() => {
    if (count !== undefined) showWaiting(paths.adminEnquiries, count);
  }, [count]);

  return (
    <Dashboard
      cards={cards}
      day={data && <Clock now={data.now} />}
      urgent={data && <Urgent data={data} />}
    >
      {error && !data && <LoadFailure message={error.message} onAgain={() => void refetch()} />}
      {!error && !data && <Loading>Loading dashboard...</Loading>}
      {data && <Today data={data} />}
    </Dashboard>
  );
}

/** For example `Monday, January 5. Vancouver 9:29 a.m.` */
function Clock({ now }: { now: string }) {
  const { timeZone } = headOffice();
  const day = todayIn(timeZone, new Date(now));
  return (
    <p className={styles.clock}>
      <Time
        at={now}
        text={`${weekdayAndDate(day)}. ${timeZoneCity(timeZone)} ${timeIn(timeZone, now)}`}
      />
    </p>
  );
}
