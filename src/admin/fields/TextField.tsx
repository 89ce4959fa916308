import { TextInput } from '@mantine/core';
import { Field, type FieldProps } from './Field.tsx';

type TextFieldProps = FieldProps & { type?: 'text' | 'email' | 'tel' | 'url' };

export function TextField({ type = 'text', ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(input, change) => (
        <TextInput
          {...input}
          type={type}
          autoComplete="off"
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
    </Field>
  );
}
