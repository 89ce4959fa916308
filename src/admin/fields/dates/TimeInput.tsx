import { TextInput, type TextInputProps } from '@mantine/core';

export const typedTime = {
  inputMode: 'numeric',
  placeholder: '09:30',
  autoComplete: 'off',
} as const;

/** A time of day as it is typed. `time` of the fields of records reads it. */
export function TimeInput(props: TextInputProps) {
  return <TextInput {...typedTime} {...props} />;
}
