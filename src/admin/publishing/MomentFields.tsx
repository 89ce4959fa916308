import { TextInput } from '@mantine/core';
import { cityOf } from '../../lib/zoned-time.ts';
import { timeZoneOfPage } from '../moment-text.ts';
import styles from './PublishAtDialog.module.css';

/** A day such as `2026-01-06` and a time such as `09:00`, at the office. */
export type DayAndTime = { day: string; time: string };

type MomentFieldsProps = {
  labels: { day: string; time: string };
  asked: DayAndTime;
  isFirst?: boolean;
  onChange: (asked: DayAndTime) => void;
};

export function MomentFields({ labels, asked, isFirst, onChange }: MomentFieldsProps) {
  return (
    <div className={styles.moment}>
      <TextInput
        type="date"
        label={labels.day}
        data-autofocus={isFirst}
        value={asked.day}
        onChange={({ currentTarget }) => onChange({ ...asked, day: currentTarget.value })}
      />
      <TextInput
        type="time"
        label={`${labels.time} ${cityOf(timeZoneOfPage())}`}
        value={asked.time}
        onChange={({ currentTarget }) => onChange({ ...asked, time: currentTarget.value })}
      />
    </div>
  );
}
