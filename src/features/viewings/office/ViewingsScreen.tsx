import { ActionIcon, Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { pollingInterval } from '../../../admin/actions/polling-interval.ts';
import { useRead } from '../../../admin/actions/useAction.ts';
import { useChange } from '../../../admin/actions/useChange.ts';
import { changeAddress, useAddress } from '../../../admin/browser/useAddress.ts';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { FilterSelect } from '../../../admin/controls/FilterSelect.tsx';
import { Loading } from '../../../admin/feedback/Loading.tsx';
import { AdminProvider } from '../../../admin/frame/AdminProvider.tsx';
import { useMay } from '../../../admin/frame/member-context.ts';
import { ScreenHead } from '../../../admin/frame/ScreenHead.tsx';
import { EmptyList } from '../../../admin/lists/EmptyList.tsx';
import { LoadFailure } from '../../../admin/lists/LoadFailure.tsx';
import { daysAfter, monthAndDay } from '../../../lib/time/dates.ts';
import { isDay } from '../../../lib/time/read-day.ts';
import { timeZoneCity } from '../../../lib/time/zoned-time.ts';
import type { Member } from '../../../model/rights.ts';
import { nounScreens } from '../../../site/paths.ts';
import { useEnquiryDecision } from '../../enquiries/assignment/useEnquiryDecision.ts';
import { stateLabels, viewingErrors } from '../viewing.ts';
import {
  viewingsKey,
  type OfficeDay,
  type OfficeViewing,
  type OfficeWeek,
} from './office-viewing.ts';
import { TimeDialog } from './TimeDialog.tsx';
import { CancelDialog, ViewingDialog } from './ViewingDialogs.tsx';
import { ViewingTasks } from './ViewingTasks.tsx';
import type { Dragged } from './useDraggedViewing.ts';
import { WeekDays } from './WeekDays.tsx';
import styles from './Viewings.module.css';

export function ViewingsScreen({ member }: { member: Member }) {
  return (
    <AdminProvider member={member}>
      <Viewings />
    </AdminProvider>
  );
}

type Opened = {
  dialog: 'facts' | 'time' | 'cancel';
  viewing?: OfficeViewing;
  to?: Pick<Dragged, 'day' | 'from'> | undefined;
};

function Viewings() {
  const read = useRead();
  const { query } = useAddress();
  const [from, hostId] = [query.get('week') ?? '', query.get('host') ?? undefined];
  const shown = { from: isDay(from) ? from : undefined, hostId: hostId?.slice(0, 100) };
  const isList = query.get('view') === 'list';
  const [chosen, setOpened] = useState<Opened>();
  const opened = chosen ?? (query.has('add') ? { dialog: 'time' as const } : undefined);
  const mayRead = useMay('read');
  const { change } = useChange({ keys: [viewingsKey] });
  const { undoing } = useEnquiryDecision();
  const {
    data: week,
    error,
    refetch,
  } = useQuery({
    queryKey: [...viewingsKey, shown],
    queryFn: () => read(actions.viewings.list, shown, viewingErrors.fetch),
    placeholderData: keepPreviousData,
    refetchInterval: pollingInterval,
  });

  function mark({ id, revision }: OfficeViewing, state: 'came' | 'missed') {
    setOpened(undefined);
    void change(async (send) => {
      const input = { id, revision, state };
      const { entryIds } = await send(actions.viewings.mark, input, viewingErrors.save);
      return { text: `Marked: ${stateLabels[state]}`, leavesFocus: true, undo: undoing(entryIds) };
    });
  }

  if (!week)
    return (
      <>
        <ScreenHead title="Viewings" />
        {error && <LoadFailure message={error.message} onAgain={() => void refetch()} />}
        {!error && <Loading>Loading viewings...</Loading>}
      </>
    );
  const { host, hosts } = week;
  const days = week.days.filter((day, index) => index < 6 || isUsed(day));
  const [monday, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  // One that left the week meanwhile stays open, and its change is refused with the reason.
  const viewing = chosen?.viewing && (findNewest(week, chosen.viewing) ?? chosen.viewing);
  const onClose = () => {
    setOpened(undefined);
    changeAddress({ query: { add: undefined } });
  };
  return (
    <div className={styles.page} data-wide>
      <ScreenHead title="Viewings">
        {host && (
          <div className={styles.bar}>
            <ActionIcon aria-label="Earlier week" onClick={() => showWeek(daysAfter(monday, -7))}>
              <AdminIcon name="back" />
            </ActionIcon>
            <b aria-live="polite">{`${monthAndDay(monday)} to ${monthAndDay(last)}`}</b>
            <ActionIcon aria-label="Next week" onClick={() => showWeek(daysAfter(monday, 7))}>
              <AdminIcon name="forward" />
            </ActionIcon>
            <Button
              className={styles.present}
              data-now={from === '' || undefined}
              variant="subtle"
              onClick={() => showWeek(undefined)}
            >
              This week
            </Button>
            <div className={styles.tools}>
              <Button.Group className={styles.views} aria-label="View">
                {[undefined, 'list'].map((view) => (
                  <Button
                    key={view ?? 'week'}
                    variant={isList === (view === 'list') ? 'filled' : 'default'}
                    aria-pressed={isList === (view === 'list')}
                    onClick={() => changeAddress({ query: { view } })}
                  >
                    {view ? 'List' : 'Week'}
                  </Button>
                ))}
              </Button.Group>
              {hosts.length > 1 && (
                <FilterSelect
                  label="Host"
                  value={host.id}
                  options={hosts.map(({ id, name }) => ({ value: id, label: name }))}
                  onChoose={(id) => changeAddress({ query: { host: id } })}
                />
              )}
              {mayRead && (
                <a className={styles.link} href={nounScreens.hosts}>
                  Hours
                </a>
              )}
              <Button onClick={() => setOpened({ dialog: 'time' })}>Add a viewing</Button>
            </div>
          </div>
        )}
      </ScreenHead>
      {host ? (
        <div className={styles.screen}>
          <div>
            <WeekDays
              week={week}
              days={days}
              isList={isList}
              onAdd={(to) => setOpened({ dialog: 'time', to })}
              onOpen={(one) => setOpened({ dialog: 'facts', viewing: one })}
              onDrop={(to) => setOpened({ dialog: 'time', viewing: to.viewing, to })}
            />
            <p className={styles.legend}>
              {`All times are ${timeZoneCity(host.timeZone)} time. `}
              {!isList && (
                <span className={styles.signs}>
                  White is open for booking; a double edge is by video; hatched is an open house.
                </span>
              )}
            </p>
          </div>
          <ViewingTasks
            week={week}
            onBook={(one, to) => setOpened({ dialog: 'time', viewing: one, to })}
            onDecline={(one) => setOpened({ dialog: 'cancel', viewing: one })}
            onMark={mark}
          />
        </div>
      ) : (
        <EmptyList
          text="No hosts yet"
          hint="Visitors can book a viewing of a project once it has a host with hours."
        >
          {mayRead && <a href={nounScreens.hosts}>Add a host</a>}
        </EmptyList>
      )}
      {opened?.dialog === 'time' && host && (
        <TimeDialog week={week} viewing={viewing} to={chosen?.to} onClose={onClose} />
      )}
      {opened?.dialog === 'cancel' && viewing && (
        <CancelDialog viewing={viewing} onClose={onClose} />
      )}
      {opened?.dialog === 'facts' && viewing && (
        <ViewingDialog
          viewing={viewing}
          onMove={() => setOpened({ dialog: 'time', viewing })}
          onCancel={() => setOpened({ dialog: 'cancel', viewing })}
          onMark={(state) => mark(viewing, state)}
          onClose={onClose}
        />
      )}
    </div>
  );
}

/** Without a day, the present week. */
function showWeek(week: string | undefined) {
  changeAddress({ query: { week } });
}

function isUsed({ hours, openHouses, viewings }: OfficeDay) {
  return hours.length + openHouses.length + viewings.length > 0;
}

/** The viewing as it was read last, so that what somebody else has changed can be changed again. */
function findNewest({ days, toAnswer, toMark }: OfficeWeek, { id }: OfficeViewing) {
  const read = [...days.flatMap(({ viewings }) => viewings), ...toAnswer, ...toMark];
  return read.find((one) => one.id === id);
}
