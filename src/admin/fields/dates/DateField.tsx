import { longDate } from '../../../lib/time/dates.ts';
import { isDay } from '../../../lib/time/read-day.ts';
import { Field, type FieldProps } from '../Field.tsx';
import { WrittenDay } from './WrittenDay.tsx';

/** A day in the format `2025-01-05`. Any other text is kept as it is, and the schema refuses it. */
export function DateField(field: FieldProps) {
  return (
    <Field {...field} formatValue={dayText}>
      {(input, change) => <WrittenDay {...input} onWrite={change} />}
    </Field>
  );
}

function dayText(value: unknown) {
  if (typeof value !== 'string') return '';
  return isDay(value) ? longDate(value) : value;
}
