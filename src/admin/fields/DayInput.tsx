import { TextInput, type TextInputProps } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { afterPointer } from '../forms/after-pointer.ts';

const halfTyped = 'Enter a whole date, or clear the field.';

/**
 * A date outside of a form, which is saved when it is left. Half of one, or a day that does not exist, has no value, so
 * the browser is asked whether there is one.
 */
export function DayInput({ error, onBlur, ...input }: Omit<TextInputProps, 'type'>) {
  const [isHalfTyped, setHalfTyped] = useState(false);

  function check({ validity }: HTMLInputElement) {
    setHalfTyped(validity.badInput);
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
      onBlur={(event) => {
        const element = event.currentTarget;
        afterPointer(() => check(element));
        onBlur?.(event);
      }}
    />
  );
}
