import { Input } from '@mantine/core';
import { useId } from 'react';
import styles from './ChoiceField.module.css';
import { Field, type FieldProps } from './Field.tsx';

type ChoiceFieldProps = FieldProps & { options: readonly { value: string; label: string }[] };

export function ChoiceField({ options, ...field }: ChoiceFieldProps) {
  const id = useId();
  const formatLabel = (selected: unknown) =>
    options.find(({ value }) => value === selected)?.label ?? '';
  return (
    <Field {...field} formatValue={formatLabel}>
      {({ name, value, onBlur, ...input }, change) => (
        <Input.Wrapper {...input} id={id} labelElement="div">
          <div
            className={styles.options}
            role="radiogroup"
            aria-labelledby={`${id}-label`}
            aria-describedby={input.error ? `${id}-error` : undefined}
          >
            {options.map((option) => (
              <label key={option.value} className={styles.option}>
                <input
                  className={styles.radio}
                  type="radio"
                  name={name}
                  value={option.value}
                  checked={option.value === value}
                  data-invalid={input.error ? '' : undefined}
                  onChange={() => change(option.value)}
                  onBlur={onBlur}
                />
                {option.label}
              </label>
            ))}
          </div>
        </Input.Wrapper>
      )}
    </Field>
  );
}
