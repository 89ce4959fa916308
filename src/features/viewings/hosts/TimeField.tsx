import { useState } from 'react';
import { Field, type FieldProps } from '../../../admin/fields/Field.tsx';
import { TimeInput } from '../../../admin/fields/dates/TimeInput.tsx';
import { time } from '../../../model/fields.ts';
import { clockText } from '../office/viewing-texts.ts';

/** A time of day in the format `09:30`, written as in the calendar until someone types. */
export function TimeField({ isBare = false, ...field }: FieldProps & { isBare?: boolean }) {
  const [isTyping, setTyping] = useState(false);
  return (
    <Field {...field}>
      {({ label, ...input }, change) => (
        <TimeInput
          {...input}
          {...(isBare ? { 'aria-label': field.label } : { label })}
          value={isTyping ? input.value : written(input.value)}
          placeholder={clockText('09:30')}
          onChange={({ currentTarget }) => {
            setTyping(true);
            change(currentTarget.value);
          }}
          onBlur={() => {
            setTyping(false);
            input.onBlur();
          }}
        />
      )}
    </Field>
  );
}

function written(value: string) {
  const { data } = time.safeParse(value);
  return data ? clockText(data) : value;
}
