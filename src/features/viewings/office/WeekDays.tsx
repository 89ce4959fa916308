import type { CSSProperties, KeyboardEvent } from 'react';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { plural } from '../../../lib/text/plural.ts';
import { toMinutes } from '../../../lib/time/clock-minutes.ts';
import { weekdayAndDate, weekdayName } from '../../../lib/time/dates.ts';
import { stateLabels } from '../viewing.ts';
import { clockText } from './viewing-texts.ts';
import type { OfficeDay, OfficeViewing, OfficeWeek } from './office-viewing.ts';
import { useDraggedViewing, type Dragged } from './useDraggedViewing.ts';
import { endOf, entriesOf, hoursNeeded, type Entry } from './week-times.ts';
import styles from './Viewings.module.css';

type OnOpen = {
  onOpen: (viewing: OfficeViewing) => void;
  onAdd: (at: { day: string; from: string }) => void;
};

type WeekDaysProps = OnOpen & {
  week: OfficeWeek;
  days: readonly OfficeDay[];
  isList: boolean;
  onDrop: (dragged: Dragged) => void;
};

/** The days of a week side by side, or, on narrow screens and on request, one below the other. */
export function WeekDays({ week, days, isList, onOpen, onAdd, onDrop }: WeekDaysProps) {
  const shown = hoursNeeded(days);
  const [first, last] = shown;
  const drag = useDraggedViewing(shown, onDrop);
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  const size = { '--hours': hours.length, '--days': days.length } as CSSProperties;
  return (
    <div className={styles.days} data-list={isList || undefined} style={size}>
      <div className={`num ${styles.hours}`} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour} style={{ '--start': hour - first } as CSSProperties}>
            {hourText(hour, first)}
          </span>
        ))}
      </div>
      {days.map((day) => {
        const entries = entriesOf(day, week, shown);
        const isToday = day.day === week.now.day;
        return (
          <section
            key={day.day}
            className={styles.day}
            data-empty={entries.length === 0 || undefined}
            aria-label={weekdayAndDate(day.day)}
          >
            <h2 className={isToday ? styles.today : undefined}>
              <span className={styles.short}>
                <b className="num">{Number(day.day.slice(8))}</b>
                {weekdayName(day.day).slice(0, 3)}
                {isToday && ', today'}
              </span>
              <span className={styles.long}>{weekdayAndDate(day.day)}</span>
              <small>{countText(day)}</small>
            </h2>
            <div className={styles.times} data-day={day.day}>
              {day.hours.map(({ from, until }) => (
                <i key={from} className={styles.open} style={span(first, from, until)} />
              ))}
              {entries.map((entry) => (
                <EntryItem
                  key={`${entry.kind} ${'viewing' in entry ? entry.viewing.id : entry.from}`}
                  entry={entry}
                  style={span(first, entry.from, endOf(entry.from, entry.until))}
                  day={day.day}
                  isNow={isToday && entry.from === week.now.time}
                  isFirstSlot={entry === entries.find(({ kind }) => kind === 'slot')}
                  onOpen={onOpen}
                  onAdd={onAdd}
                  onPointerDown={isList ? undefined : drag.onPointerDown}
                />
              ))}
              {drag.dragged?.day === day.day && <Ghost dragged={drag.dragged} first={first} />}
            </div>
          </section>
        );
      })}
    </div>
  );
}

type EntryItemProps = OnOpen & {
  day: string;
  isNow: boolean;
  isFirstSlot: boolean;
  entry: Entry;
  style: CSSProperties;
  onPointerDown: ReturnType<typeof useDraggedViewing>['onPointerDown'] | undefined;
};

function EntryItem(props: EntryItemProps) {
  const { entry, style, day, isNow, isFirstSlot, onOpen, onAdd, onPointerDown } = props;
  const { from, until } = entry;
  if (entry.kind === 'viewing') {
    const { viewing } = entry;
    const { name, state, medium, isOpenHouse } = viewing;
    const isMovable = onPointerDown && state === 'booked' && !viewing.isPast && !isOpenHouse;
    const facts = [viewing.about, medium === 'video' && 'by video'];
    return (
      <button
        type="button"
        className={styles.viewing}
        style={style}
        data-state={state}
        data-video={medium === 'video' || undefined}
        data-in-house={isOpenHouse || undefined}
        data-movable={isMovable || undefined}
        onPointerDown={isMovable ? (event) => onPointerDown(event, viewing) : undefined}
        onClick={() => onOpen(viewing)}
      >
        <span className="num">{clockText(from)}</span>
        <b>{name}</b>
        <small>{facts.filter(Boolean).join(', ')}</small>
        {state !== 'booked' && <small>{stateLabels[state]}</small>}
        <AdminIcon name="forward" />
      </button>
    );
  }
  if (entry.kind === 'free' || entry.kind === 'slot')
    return (
      <button
        type="button"
        className={styles[entry.kind]}
        style={style}
        {...(entry.kind === 'slot' && {
          'aria-label': `Free at ${clockText(from)}`,
          tabIndex: isFirstSlot ? 0 : -1,
          onKeyDown: focusSlot,
        })}
        onClick={() => onAdd({ day, from })}
      >
        <span className="num">{entry.kind === 'free' && isNow ? 'From now' : clockText(from)}</span>
        {entry.kind === 'free' && <span>{`Free until ${clockText(until)}`}</span>}
      </button>
    );
  return (
    <p className={styles[entry.kind]} style={style}>
      <span className="num">{clockText(from)}</span>
      {entry.kind === 'house' ? (
        <>
          <b>Open house</b>
          <small>{entry.house.about}</small>
          <small>{`${entry.house.taken} of ${entry.house.places} taken`}</small>
          <small>{`Until ${clockText(until)}`}</small>
        </>
      ) : (
        <span>{entry.kind === 'now' ? 'Now' : `Busy until ${clockText(until)}`}</span>
      )}
    </p>
  );
}

/** An arrow goes to the next free time of the day. */
function focusSlot(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const slot = event.currentTarget;
  if (!step) return;
  event.preventDefault();
  const slots = [...(slot.parentElement?.querySelectorAll<HTMLElement>('[tabindex]') ?? [])];
  slots[slots.indexOf(slot) + step]?.focus();
}

function Ghost({ dragged, first }: { dragged: Dragged; first: number }) {
  const { from, until, viewing } = dragged;
  return (
    <p className={styles.ghost} style={span(first, from, until)} aria-hidden="true">
      <b>{rangeText(from, until)}</b>
      <small>{viewing.name}</small>
    </p>
  );
}

/** `3:00 to 5:00 p.m.` */
function rangeText(from: string, until: string) {
  const [start, end] = [clockText(from), clockText(until)];
  const half = /\s\D+$/.exec(end)?.[0] ?? '';
  return `${start.endsWith(half) ? start.slice(0, start.length - half.length) : start} to ${end}`;
}

function countText({ viewings, openHouses }: OfficeDay) {
  const count = viewings.filter(({ state }) => state !== 'cancelled').length;
  const parts = [count > 0 && plural(count, '1 booked', '# booked')];
  return [...parts, openHouses.length > 0 && 'open house'].filter(Boolean).join(', ');
}

function span(first: number, from: string, until: string) {
  const [start, end] = [toMinutes(from) / 60, toMinutes(until) / 60];
  return { '--start': start - first, '--length': end - start } as CSSProperties;
}

/** `9 a.m.`, `10`, `1 p.m.` */
function hourText(hour: number, first: number) {
  const half = hour < 12 ? ' a.m.' : ' p.m.';
  return `${hour % 12 || 12}${hour === first || hour === 13 ? half : ''}`;
}
