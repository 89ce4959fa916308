import type { TextInputProps } from '@mantine/core';
import { useState, type Ref } from 'react';
import { longDate } from '../../../lib/time/dates.ts';
import { optionalDay } from '../../../model/fields.ts';
import { afterPointer } from '../../forms/after-pointer.ts';
import { WrittenDay } from './WrittenDay.tsx';

type DayInputProps = Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'error'> & {
  /** Names the input among all of the back office. What is typed stays under it until it is left, and half of a date until the window closes. */
  name: string;
  day: string | null;
  /** Called with another day, or null, once the input is left. */
  onDay: (day: string | null) => void;
  /** The first day that may be entered. */
  from?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A date outside of a form, which is saved when it is left. Half of one stays as it is typed, with what is wrong. */
export function DayInput({ name, day, onDay, from = '', ...input }: DayInputProps) {
  const [unsaved, setUnsaved] = useState(() => sessionStorage.getItem(storageKey(name)));
  const [error, setError] = useState(() => (unsaved === null ? undefined : faultIn(unsaved, from)));
  const text = unsaved ?? day ?? '';

  function write(value: string) {
    setUnsaved(value);
    if (error) setError(faultIn(value, from));
    sessionStorage.setItem(storageKey(name), value);
  }

  function leave(value: string) {
    const isChanged = value !== (day ?? '');
    const fault = isChanged ? faultIn(value, from) : undefined;
    afterPointer(() => setError(fault));
    if (fault) return;
    sessionStorage.removeItem(storageKey(name));
    if (isChanged) onDay(value || null);
  }

  return (
    <WrittenDay
      {...input}
      value={text}
      error={error}
      onWrite={write}
      onPick={(value) => {
        write(value);
        leave(value);
      }}
      onBlur={() => leave(text)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
    />
  );
}

/** True while the input of this name has text that is no day it takes. */
export function isHalfTyped(name: string) {
  return sessionStorage.getItem(storageKey(name)) !== null;
}

function storageKey(name: string) {
  return `half-typed ${name}`;
}

function faultIn(text: string, from: string) {
  const { data, error } = optionalDay.safeParse(text);
  if (error) return error.issues[0]?.message;
  return data && data < from ? `Enter ${longDate(from)} or a later day.` : undefined;
}
