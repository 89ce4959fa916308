import { Textarea } from '@mantine/core';
import { Field, type FieldProps } from './Field.tsx';

type TextAreaFieldProps = FieldProps & { rows?: number };

export function TextAreaField({ rows = 4, ...field }: TextAreaFieldProps) {
  return (
    <Field width="whole" {...field}>
      {(input, change) => (
        <Textarea
          {...input}
          rows={rows}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
    </Field>
  );
}
