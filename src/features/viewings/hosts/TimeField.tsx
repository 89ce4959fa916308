import { Field, type FieldProps } from '../../../admin/fields/Field.tsx';
import { TimeInput } from '../../../admin/fields/dates/TimeInput.tsx';

/** A time of day in the format `09:30`. */
export function TimeField({ isBare = false, ...field }: FieldProps & { isBare?: boolean }) {
  return (
    <Field {...field}>
      {({ label, ...input }, change) => (
        <TimeInput
          {...input}
          {...(isBare ? { 'aria-label': field.label } : { label })}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
    </Field>
  );
}
