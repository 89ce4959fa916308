import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { useRef, useState } from 'react';
import { isDay, readDay } from '../../../lib/time/read-day.ts';
import { AdminIcon } from '../../controls/AdminIcon.tsx';
import styles from './DateField.module.css';

type WrittenDayProps = TextInputProps & {
  value: string;
  onWrite: (value: string) => void;
  /** Called instead for a day of the calendar. */
  onPick?: (value: string) => void;
};

/** The browser's own input of a date keeps half of one to itself, so only its calendar is used. */
export function WrittenDay({
  value,
  onWrite,
  onPick = onWrite,
  onBlur,
  ...input
}: WrittenDayProps) {
  /** Until it is left, the text stays as it is typed. */
  const [typed, setTyped] = useState<string>();
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <TextInput
      {...input}
      autoComplete="off"
      placeholder="YYYY-MM-DD"
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onWrite(readText(currentTarget.value));
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
      classNames={{ input: styles.text }}
      rightSectionWidth={44}
      rightSection={
        <div className={styles.calendar}>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={isDay(value) ? value : ''}
            onChange={({ currentTarget }) => onPick(currentTarget.value)}
          />
          <ActionIcon aria-label="Calendar" onClick={() => calendar.current?.showPicker()}>
            <AdminIcon name="calendar" />
          </ActionIcon>
        </div>
      }
    />
  );
}

/** The day that a text means, or the text. */
function readText(text: string) {
  const read = readDay(text);
  return ('value' in read && read.value) || text;
}
