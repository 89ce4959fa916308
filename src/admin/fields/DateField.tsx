import { TextInput } from '@mantine/core';
import { longDate } from '../../lib/dates.ts';
import { ComparedTexts } from './ComparedTexts.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { useFields } from './fields-context.ts';

/** A day: `2025-01-05`. */
export function DateField(field: FieldProps) {
  const { mode } = useFields();
  if (mode === 'comparison') {
    return <ComparedTexts name={field.name} label={field.label} textOf={dayText} />;
  }
  return (
    <Field {...field}>
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
