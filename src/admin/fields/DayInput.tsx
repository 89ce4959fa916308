import { TextInput, type TextInputProps } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { afterPointer } from '../forms/after-pointer.ts';

export const halfTyped = 'Enter a whole date, or clear the field.';

type DayInputProps = Omit<TextInputProps, 'type'> & {
  /** Called when the text becomes readable or not. */
  onReadable?: (isReadable: boolean) => void;
};

/** A date. Half of one, or a day that does not exist, has no value, so the browser is asked whether there is one. */
export function DayInput({ onReadable, error, onBlur, ...input }: DayInputProps) {
  const [isHalfTyped, setHalfTyped] = useState(false);

  function check({ validity }: HTMLInputElement) {
    setHalfTyped(validity.badInput);
    onReadable?.(!validity.badInput);
  }

  function checkAgain({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    if (isHalfTyped) check(currentTarget);
  }

  return (
    <TextInput
      {...input}
      type="date"
      error={isHalfTyped ? halfTyped : error}
      onInput={checkAgain}
      onKeyUp={checkAgain}
      onInvalid={({ currentTarget }) => check(currentTarget)}
      onBlur={(event) => {
        const element = event.currentTarget;
        afterPointer(() => check(element));
        onBlur?.(event);
      }}
    />
  );
}
