import { Button } from '@mantine/core';
import { useState } from 'react';
import { daysAfter, formatDateTimeIn, formatFullDateTime } from '../../lib/time/dates.ts';
import {
  instantAt,
  wallClockAt,
  type WallTime,
  type ZonedTime,
  timeZoneCity,
} from '../../lib/time/zoned-time.ts';
import { Dialog } from '../feedback/Dialog.tsx';
import { TimeInput } from '../fields/dates/TimeInput.tsx';
import { WrittenDay } from '../fields/dates/WrittenDay.tsx';
import { formatDateTime, ownTimeZone, timeZoneOfPage } from '../controls/format-local-time.ts';
import styles from './PublishAtDialog.module.css';

type PublishAtDialogProps = {
  noun: string;
  /** The time that is already scheduled. */
  publishAt: string | undefined;
  unpublishAt: string | undefined;
  /** False if the noun's records cannot be unpublished. */
  canHide: boolean;
  onCancel: () => void;
  /** The server finds the moments, because the zone data of a browser may be old. */
  onSchedule: (publishAt: WallTime, unpublishAt: WallTime | null) => void;
};

const usualTime = '09:00';

/** Asks for the day and time of publication, in the office's time zone, and optionally of its end. */
export function PublishAtDialog(props: PublishAtDialogProps) {
  const { noun, publishAt, unpublishAt, onCancel, onSchedule } = props;
  const timeZone = timeZoneOfPage();
  const [start, setStart] = useState(() => toDayAndTime(publishAt) ?? dayAndTimeIn(1));
  const [until, setUntil] = useState(() => toDayAndTime(unpublishAt));
  const [isRefused, setRefused] = useState(false);
  const zoned = instantAt(timeZone, start.day, start.time);
  const end = until && instantAt(timeZone, until.day, until.time);
  const error = errorIn(zoned) ?? (until && errorInEnd(zoned, end));

  function schedule() {
    setRefused(true);
    if (zoned && !error) onSchedule({ ...start, timeZone }, until ? { ...until, timeZone } : null);
  }

  return (
    <Dialog
      heading="Schedule publishing"
      onCancel={onCancel}
      cancel="Cancel"
      actions={<Button onClick={schedule}>Schedule</Button>}
    >
      <div className={styles.choices}>
        {choices().map((choice) => (
          <Button key={choice.label} variant="default" onClick={() => setStart(choice.value)}>
            {choice.label}
          </Button>
        ))}
      </div>
      <DateTimeFields
        labels={{ day: 'Date', time: 'Time in' }}
        value={start}
        isFirst
        onChange={setStart}
      />
      {props.canHide && (
        <label className={styles.until}>
          <input
            type="checkbox"
            checked={until !== undefined}
            onChange={({ currentTarget }) =>
              setUntil(currentTarget.checked ? weekAfter(start) : undefined)
            }
          />
          Unpublish automatically
        </label>
      )}
      {until && (
        <DateTimeFields
          labels={{ day: 'Unpublish on', time: 'Time in' }}
          value={until}
          onChange={setUntil}
        />
      )}
      <p role="status" className={isRefused && error ? styles.error : styles.zones}>
        {error && isRefused
          ? error
          : zoned &&
            `The ${noun} will be published on ${formatFullDateTime(timeZone, zoned.instant)}${localText(zoned)}`}
        {zoned && !error && clockMessages[zoned.clocks]}
        {end &&
          !error &&
          ` It will be unpublished on ${formatFullDateTime(timeZone, end.instant)}${localText(end)}`}
      </p>
    </Dialog>
  );
}

function errorIn(zoned: ZonedTime | undefined) {
  if (!zoned) return 'Enter a date and time';
  if (Date.parse(zoned.instant) <= Date.now()) return 'Choose a time in the future';
  return undefined;
}

function errorInEnd(zoned: ZonedTime | undefined, end: ZonedTime | undefined) {
  if (!end) return 'Enter a date and time to unpublish';
  if (zoned && end.instant <= zoned.instant) return 'Choose a time after publishing';
  return undefined;
}

/** The same time in the reader's own time zone, if it differs. */
function localText({ instant }: ZonedTime) {
  const timeZone = ownTimeZone();
  const text = formatDateTimeIn(timeZone, instant);
  return text === formatDateTime(instant) ? '.' : ` (your time: ${text}).`;
}

const clockMessages = {
  usual: '',
  skipped: ' The clocks change that night and this time does not exist. It will be one hour later.',
  twice: ' The clocks change that night and this time occurs twice. The first one is used.',
};

function choices() {
  const toMonday = (8 - weekdayIndex(dayFrom(0))) % 7 || 7;
  return [
    { label: 'Tomorrow, 9:00 a.m.', value: dayAndTimeIn(1) },
    ...(toMonday > 1 ? [{ label: 'Monday, 9:00 a.m.', value: dayAndTimeIn(toMonday) }] : []),
  ];
}

function toDayAndTime(time: string | undefined) {
  return time ? wallClockAt(timeZoneOfPage(), Date.parse(time)) : undefined;
}

function dayAndTimeIn(days: number): DayAndTime {
  return { day: dayFrom(days), time: usualTime };
}

function weekAfter({ day, time }: DayAndTime): DayAndTime {
  return { day: daysAfter(day, 7) ?? dayFrom(7), time };
}

/** The day in the office's time zone, this many days from now. */
function dayFrom(days: number) {
  const { day: today } = wallClockAt(timeZoneOfPage(), Date.now());
  return daysAfter(today, days) ?? today;
}

/** 0 for Sunday. */
function weekdayIndex(day: string) {
  return new Date(day).getUTCDay();
}

/** A day such as `2026-01-06` and a time such as `09:00`, in the office's time zone. */
type DayAndTime = { day: string; time: string };

type DateTimeFieldsProps = {
  labels: { day: string; time: string };
  value: DayAndTime;
  isFirst?: boolean;
  onChange: (value: DayAndTime) => void;
};

function DateTimeFields({ labels, value, isFirst, onChange }: DateTimeFieldsProps) {
  return (
    <div className={styles.moment}>
      <WrittenDay
        label={labels.day}
        data-autofocus={isFirst}
        value={value.day}
        onWrite={(day) => onChange({ ...value, day })}
      />
      <TimeInput
        label={`${labels.time} ${timeZoneCity(timeZoneOfPage())}`}
        value={value.time}
        onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
      />
    </div>
  );
}
