import { useEffect } from 'react';
import { longDate } from '../../lib/time/dates.ts';
import { isDay } from '../../lib/time/read-day.ts';
import { DayInput, halfTyped } from './DayInput.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { useFields } from './fields-context.ts';

/** A day in the format `2025-01-05`. */
export function DateField(field: FieldProps) {
  const { name } = field;
  const fields = useFields();
  const store = fields.mode === 'form' ? fields.store : undefined;

  useEffect(() => () => store?.setUnreadable(name, undefined), [store, name]);

  return (
    <Field {...field} formatValue={dayText}>
      {(input, change) => (
        <DayInput
          {...input}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onReadable={(isReadable) =>
            store?.setUnreadable(name, isReadable ? undefined : halfTyped)
          }
        />
      )}
    </Field>
  );
}

function dayText(value: unknown) {
  return typeof value === 'string' && isDay(value) ? longDate(value) : '';
}
