import { TextInput } from '@mantine/core';
import { Field, type FieldProps } from '../../../admin/fields/Field.tsx';

/** A time of day in the format `09:30`. */
export function TimeField({ isBare = false, ...field }: FieldProps & { isBare?: boolean }) {
  return (
    <Field {...field}>
      {({ label, ...input }, change) => (
        <TextInput
          {...input}
          {...(isBare ? { 'aria-label': field.label } : { label })}
          inputMode="numeric"
          placeholder="09:30"
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
    </Field>
  );
}
