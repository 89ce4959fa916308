import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { timeZoneOfPage } from '../../admin/controls/format-local-time.ts';
import { ConfirmDialog } from '../../admin/feedback/ConfirmDialog.tsx';
import { Dialog } from '../../admin/feedback/Dialog.tsx';
import { TimeInput } from '../../admin/fields/dates/TimeInput.tsx';
import { WrittenDay } from '../../admin/fields/dates/WrittenDay.tsx';
import { plural } from '../../lib/text/plural.ts';
import { daysAfter, todayIn } from '../../lib/time/dates.ts';
import { isDay } from '../../lib/time/read-day.ts';
import { timeZoneCity, type WallTime } from '../../lib/time/zoned-time.ts';
import { sendRates, usualRate } from './campaign.ts';
import styles from './Campaigns.module.css';
import { durationText } from './send-texts.tsx';

export type ChosenTime = {
  rate: (typeof sendRates)[number];
  at: WallTime | null;
  zoneDay: string | null;
};

type SendDialogProps = {
  isLater: boolean;
  people: number;
  languages: number;
  /** For their translation. */
  someWait: boolean;
  isBusy: boolean;
  onCancel: () => void;
  onSend: (time: ChosenTime) => void;
};

/** Asks once before a campaign is sent, or for the time. */
export function SendDialog({ isLater, ...props }: SendDialogProps) {
  return isLater ? <ScheduleDialog {...props} /> : <NowDialog {...props} />;
}

type DialogProps = Omit<SendDialogProps, 'isLater'>;

function NowDialog({ people, languages, someWait, isBusy, onCancel, onSend }: DialogProps) {
  const [rate, setRate] = useState<ChosenTime['rate']>(usualRate);
  return (
    <ConfirmDialog
      heading={plural(people, 'Send to 1 person?', 'Send to # people?')}
      confirm={`Send to ${people}`}
      busy="Sending..."
      tone="calm"
      isBusy={isBusy}
      onCancel={onCancel}
      onConfirm={() => onSend({ rate, at: null, zoneDay: null })}
    >
      <p>
        {plural(people, '1 person', '# people')} in {plural(languages, '1 language', '# languages')}
        , {durationText(people, rate)}. It cannot be called back.
      </p>
      {someWait && <WaitNote />}
      <RateSelect rate={rate} onChange={setRate} />
    </ConfirmDialog>
  );
}

function ScheduleDialog({ people, someWait, isBusy, onCancel, onSend }: DialogProps) {
  const timeZone = timeZoneOfPage();
  const [rate, setRate] = useState<ChosenTime['rate']>(usualRate);
  const [isByZone, setByZone] = useState(false);
  const [day, setDay] = useState(() => daysAfter(todayIn(timeZone), 1) ?? '');
  const [time, setTime] = useState('09:00');
  const [isRefused, setRefused] = useState(false);

  function schedule() {
    if (isBusy) return;
    if (!isDay(day)) return setRefused(true);
    onSend(
      isByZone
        ? { rate, at: null, zoneDay: day }
        : { rate, at: { day, time, timeZone }, zoneDay: null },
    );
  }

  return (
    <Dialog
      heading={plural(people, 'Schedule for 1 person', 'Schedule for # people')}
      onCancel={onCancel}
      cancel="Cancel"
      actions={
        <Button aria-disabled={isBusy} onClick={schedule}>
          {isBusy ? 'Scheduling...' : 'Schedule'}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <fieldset className={styles.times}>
          <legend className="sr">Time</legend>
          <label>
            <input type="radio" name="time" checked={!isByZone} onChange={() => setByZone(false)} />
            {`At a time in ${timeZoneCity(timeZone)}`}
          </label>
          <label>
            <input type="radio" name="time" checked={isByZone} onChange={() => setByZone(true)} />
            At nine in the morning, in each reader’s zone
          </label>
        </fieldset>
        <WrittenDay
          label="Date"
          data-autofocus
          value={day}
          error={isRefused && !isDay(day) && 'Choose a date'}
          onWrite={setDay}
        />
        {!isByZone && (
          <TimeInput
            label="Time"
            value={time}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
        )}
        <RateSelect rate={rate} onChange={setRate} />
        <p className={styles.quiet}>
          Who gets it is chosen then. Until then you can stop it. Its texts stay as they are now.
        </p>
        {someWait && <WaitNote />}
      </div>
    </Dialog>
  );
}

function WaitNote() {
  return (
    <p className={styles.quiet}>
      Who waits for a translation gets it as it is published, without being sent to you first.
    </p>
  );
}

type StopDialogProps = {
  waiting: number;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

export function StopDialog({ waiting, ...props }: StopDialogProps) {
  return (
    <ConfirmDialog
      heading="Stop this sending?"
      confirm="Stop sending"
      busy="Stopping..."
      {...props}
    >
      <p>
        {plural(waiting, '1 person does not get it.', '# people do not get it.')} Emails that were
        written are still delivered.
      </p>
    </ConfirmDialog>
  );
}

type RateSelectProps = {
  rate: ChosenTime['rate'];
  onChange: (rate: ChosenTime['rate']) => void;
};

function RateSelect({ rate, onChange }: RateSelectProps) {
  return (
    <NativeSelect
      label="Emails a minute"
      value={String(rate)}
      onChange={({ currentTarget }) =>
        onChange(sendRates.find((one) => String(one) === currentTarget.value) ?? usualRate)
      }
    >
      {sendRates.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </NativeSelect>
  );
}
