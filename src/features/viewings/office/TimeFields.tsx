import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { WrittenDay } from '../../../admin/fields/WrittenDay.tsx';
import { timeZoneCity } from '../../../lib/time/zoned-time.ts';
import { mediumLabels } from '../viewing.ts';
import type { OfficeHost } from './office-viewing.ts';
import styles from './Viewings.module.css';

type TimeFieldsProps = {
  hosts: readonly OfficeHost[];
  host: OfficeHost | undefined;
  onHost: (id: string) => void;
  /** What is chosen first. */
  first?: { day: string; time: string } | undefined;
  medium?: string;
  errors: Partial<Record<string, string>>;
};

/** Host, day, time and medium, in the time zone of the host. */
export function TimeFields({ hosts, host, onHost, first, medium, errors }: TimeFieldsProps) {
  const [day, setDay] = useState(first?.day ?? '');
  return (
    <>
      <NativeSelect
        label="Host"
        required
        name="hostId"
        value={host?.id ?? ''}
        error={errors['hostId']}
        data={hosts.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget }) => onHost(currentTarget.value)}
      />
      <div className={styles.pair}>
        <WrittenDay label="Date" required value={day} error={errors['day']} onWrite={setDay} />
        <input type="hidden" name="day" value={day} />
        <TextInput
          type="time"
          label={`Time in ${timeZoneCity(host?.timeZone ?? '')}`}
          required
          name="time"
          defaultValue={first?.time}
          error={errors['time']}
        />
      </div>
      <NativeSelect
        label="How"
        name="medium"
        defaultValue={medium}
        error={errors['medium']}
        data={(host?.mediums ?? []).map((value) => ({ value, label: mediumLabels[value] }))}
      />
    </>
  );
}
