import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { useRef, useState } from 'react';
import { longDate } from '../../lib/time/dates.ts';
import { isDay, readDay } from '../../lib/time/read-day.ts';
import { AdminIcon } from '../controls/AdminIcon.tsx';
import styles from './DateField.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { inputWithButton } from './input-with-button.tsx';

/** A day in the format `2025-01-05`. Any other text is kept as it is, and the schema refuses it. */
export function DateField(field: FieldProps) {
  return (
    <Field {...field} formatValue={dayText}>
      {(input, change) => <WrittenDay {...input} onWrite={change} />}
    </Field>
  );
}

type WrittenDayProps = TextInputProps & { value: string; onWrite: (value: string) => void };

/** The browser's own input of a date keeps half of one to itself, so only its calendar is used. */
function WrittenDay({ value, onWrite, onBlur, ...input }: WrittenDayProps) {
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
      inputContainer={inputWithButton(
        <div className={styles.calendar}>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={isDay(value) ? value : ''}
            onChange={({ currentTarget }) => onWrite(currentTarget.value)}
          />
          <ActionIcon aria-label="Calendar" onClick={() => calendar.current?.showPicker()}>
            <AdminIcon name="calendar" />
          </ActionIcon>
        </div>,
      )}
    />
  );
}

/** The day that a text means, or the text. */
function readText(text: string) {
  const read = readDay(text);
  return ('value' in read && read.value) || text;
}

function dayText(value: unknown) {
  if (typeof value !== 'string') return '';
  return isDay(value) ? longDate(value) : value;
}
