import { TextInput } from '@mantine/core';
import { cityOf } from '../../lib/time/zoned-time.ts';
import { timeZoneOfPage } from '../controls/moment-text.ts';
import styles from './PublishAtDialog.module.css';

/** A day such as `2026-01-06` and a time such as `09:00`, in the office's time zone. */
export type DayAndTime = { day: string; time: string };

type MomentFieldsProps = {
  labels: { day: string; time: string };
  value: DayAndTime;
  isFirst?: boolean;
  onChange: (value: DayAndTime) => void;
};

export function MomentFields({ labels, value, isFirst, onChange }: MomentFieldsProps) {
  return (
    <div className={styles.moment}>
      <TextInput
        type="date"
        label={labels.day}
        data-autofocus={isFirst}
        value={value.day}
        onChange={({ currentTarget }) => onChange({ ...value, day: currentTarget.value })}
      />
      <TextInput
        type="time"
        label={`${labels.time} ${cityOf(timeZoneOfPage())}`}
        value={value.time}
        onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
      />
    </div>
  );
}
