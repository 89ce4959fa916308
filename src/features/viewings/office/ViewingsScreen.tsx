import { ActionIcon, Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { pollingInterval } from '../../../admin/actions/polling-interval.ts';
import { useRead } from '../../../admin/actions/useAction.ts';
import { useChange } from '../../../admin/actions/useChange.ts';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { FilterSelect } from '../../../admin/controls/FilterSelect.tsx';
import { Loading } from '../../../admin/feedback/Loading.tsx';
import { AdminProvider } from '../../../admin/frame/AdminProvider.tsx';
import { useMay } from '../../../admin/frame/member-context.ts';
import { ScreenHead } from '../../../admin/frame/ScreenHead.tsx';
import { EmptyList } from '../../../admin/lists/EmptyList.tsx';
import { LoadFailure } from '../../../admin/lists/LoadFailure.tsx';
import { daysAfter, weekdayAndDate } from '../../../lib/time/dates.ts';
import { timeZoneCity } from '../../../lib/time/zoned-time.ts';
import type { Member } from '../../../model/rights.ts';
import { nounScreens } from '../../../site/paths.ts';
import { useEnquiryDecision } from '../../enquiries/assignment/useEnquiryDecision.ts';
import { stateLabels, viewingErrors } from '../viewing.ts';
import { AddViewingDialog } from './AddViewingDialog.tsx';
import { DayList } from './DayList.tsx';
import {
  viewingsKey,
  type OfficeViewing,
  type OfficeWeek,
  type OpenHouse,
} from './office-viewing.ts';
import { ToAnswer, ToMark } from './ToDoLists.tsx';
import { CancelDialog, HouseDialog, MoveDialog, ViewingDialog } from './ViewingDialogs.tsx';
import { WeekGrid } from './WeekGrid.tsx';
import { daysShown } from './week-times.ts';
import styles from './Viewings.module.css';

export function ViewingsScreen({ member }: { member: Member }) {
  return (
    <AdminProvider member={member}>
      <Viewings />
    </AdminProvider>
  );
}

type Opened =
  | { dialog: 'add' }
  | { dialog: 'house'; house: OpenHouse }
  | { dialog: 'viewing' | 'move' | 'cancel'; viewing: OfficeViewing };

function Viewings() {
  const read = useRead();
  const [shown, setShown] = useState<{ from?: string; hostId?: string }>({});
  const [isList, setList] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const mayRead = useMay('read');
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
  const { change } = useChange({ keys: [viewingsKey] });
  const { undoing } = useEnquiryDecision();

  function show(days: number) {
    const from = daysAfter(week?.days[0]?.day ?? '', days);
    if (from) setShown({ ...shown, from });
  }

  function mark({ id, revision }: OfficeViewing, state: 'came' | 'missed') {
    setOpened(undefined);
    void change(async (send) => {
      const input = { id, revision, state };
      const { entryIds } = await send(actions.viewings.mark, input, viewingErrors.save);
      return { text: `Marked: ${stateLabels[state]}`, leavesFocus: true, undo: undoing(entryIds) };
    });
  }

  const open = (dialog: 'viewing' | 'move' | 'cancel') => (viewing: OfficeViewing) =>
    setOpened({ dialog, viewing });
  const onOpen = {
    onViewing: open('viewing'),
    onHouse: (house: OpenHouse) => setOpened({ dialog: 'house', house }),
  };
  return (
    <div data-wide>
      <ScreenHead title="Viewings">
        {week?.host && (
          <div className={styles.bar}>
            <div className={styles.week}>
              <ActionIcon aria-label="Earlier week" onClick={() => show(-7)}>
                <AdminIcon name="back" />
              </ActionIcon>
              <b aria-live="polite">{weekText(week)}</b>
              <ActionIcon aria-label="Next week" onClick={() => show(7)}>
                <AdminIcon name="forward" />
              </ActionIcon>
              <Button variant="subtle" onClick={() => setShown({ ...shown, from: week.now.day })}>
                This week
              </Button>
            </div>
            <div className={styles.tools}>
              <div className={styles.switch} role="group" aria-label="View">
                {[false, true].map((one) => (
                  <button
                    key={String(one)}
                    type="button"
                    aria-pressed={isList === one}
                    onClick={() => setList(one)}
                  >
                    {one ? 'List' : 'Week'}
                  </button>
                ))}
              </div>
              {week.hosts.length > 1 && (
                <FilterSelect
                  label="Host"
                  value={week.host.id}
                  options={week.hosts.map(({ id, name }) => ({ value: id, label: name }))}
                  onChoose={(hostId) => setShown({ ...shown, hostId })}
                />
              )}
              {mayRead && (
                <Button component="a" href={nounScreens.hosts} variant="default">
                  Hours
                </Button>
              )}
              <Button onClick={() => setOpened({ dialog: 'add' })}>Add a viewing</Button>
            </div>
          </div>
        )}
      </ScreenHead>
      {error && !week && <LoadFailure message={error.message} onAgain={() => void refetch()} />}
      {!error && !week && <Loading>Loading viewings...</Loading>}
      {week && (
        <div className={styles.screen}>
          <div>
            {week.host ? (
              <>
                {!isList && (
                  <div className={styles.onWide}>
                    <WeekGrid week={week} {...onOpen} />
                  </div>
                )}
                <div className={isList ? undefined : styles.onNarrow}>
                  <DayList week={week} {...onOpen} />
                </div>
                <p className={styles.legend}>
                  {`All times are ${timeZoneCity(week.host.timeZone)} time. White is open for booking; a double edge is by video; hatched is an open house.`}
                </p>
              </>
            ) : (
              <EmptyList
                text="No hosts yet"
                hint="Visitors can book a viewing of a project once it has a host with hours."
              >
                {mayRead && <a href={nounScreens.hosts}>Add a host</a>}
              </EmptyList>
            )}
          </div>
          <aside className={styles.side}>
            <ToAnswer viewings={week.toAnswer} onBook={open('move')} onDecline={open('cancel')} />
            <ToMark viewings={week.toMark} onMark={mark} />
          </aside>
        </div>
      )}
      {week && opened && (
        <OpenedDialog
          key={opened.dialog}
          opened={opened}
          week={week}
          onMark={mark}
          onOpen={setOpened}
        />
      )}
    </div>
  );
}

type OpenedDialogProps = {
  opened: Opened;
  week: OfficeWeek;
  onMark: (viewing: OfficeViewing, state: 'came' | 'missed') => void;
  onOpen: (opened?: Opened) => void;
};

function OpenedDialog({ opened, week, onMark, onOpen }: OpenedDialogProps) {
  const onClose = () => onOpen();
  if (opened.dialog === 'add') return <AddViewingDialog week={week} onClose={onClose} />;
  if (opened.dialog === 'house')
    return (
      <HouseDialog
        house={opened.house}
        onViewing={(viewing) => onOpen({ dialog: 'viewing', viewing })}
        onClose={onClose}
      />
    );
  const { dialog } = opened;
  const viewing = findNewest(week, opened.viewing);
  if (dialog === 'move') return <MoveDialog viewing={viewing} week={week} onClose={onClose} />;
  if (dialog === 'cancel') return <CancelDialog viewing={viewing} onClose={onClose} />;
  return (
    <ViewingDialog
      viewing={viewing}
      onMove={() => onOpen({ dialog: 'move', viewing })}
      onCancel={() => onOpen({ dialog: 'cancel', viewing })}
      onMark={(state) => onMark(viewing, state)}
      onClose={onClose}
    />
  );
}

/** The viewing as it was read last, so that what somebody else has changed can be changed again. */
function findNewest({ days, toAnswer, toMark }: OfficeWeek, viewing: OfficeViewing) {
  const read = days.flatMap((day) => [
    ...day.viewings,
    ...day.openHouses.flatMap(({ taken }) => taken),
  ]);
  return [...read, ...toAnswer, ...toMark].find(({ id }) => id === viewing.id) ?? viewing;
}

/** `November 30 to December 5` */
function weekText(week: OfficeWeek) {
  const days = daysShown(week);
  return [days[0], days.at(-1)]
    .map((one) => weekdayAndDate(one?.day ?? '').replace(/^\w+, /, ''))
    .join(' to ');
}
