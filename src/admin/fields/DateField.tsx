import { TextInput } from '@mantine/core';
import { longDate } from '../../lib/dates.ts';
import { Field, type FieldProps } from './Field.tsx';

/** A day in the format `2025-01-05`. */
export function DateField(field: FieldProps) {
  return (
    <Field {...field} textOf={dayText}>
      {(input, change) => (
        <TextInput
          {...input}
          type="date"
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
    </Field>
  );
}

function dayText(value: unknown) {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? longDate(value) : '';
}
