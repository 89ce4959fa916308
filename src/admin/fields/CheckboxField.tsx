import { Input } from '@mantine/core';
import { Check } from '../controls/Check.tsx';
import { Field, type FieldProps } from './Field.tsx';

/** True or false. */
export function CheckboxField({ label, ...field }: Omit<FieldProps, 'isRequired' | 'askedBy'>) {
  return (
    <Field width="whole" {...field} label={label} formatValue={yesOrNo}>
      {({ name, description, error, onBlur }, change, value) => (
        <Input.Wrapper description={description} error={error} id={`${name}-check`}>
          <Check
            label={label}
            name={name}
            checked={value === true}
            aria-invalid={error !== undefined}
            aria-describedby={error ? `${name}-check-error` : undefined}
            onBlur={onBlur}
            onChange={({ currentTarget }) => change(currentTarget.checked)}
          />
        </Input.Wrapper>
      )}
    </Field>
  );
}

function yesOrNo(value: unknown) {
  return value === true ? 'Yes' : 'No';
}
