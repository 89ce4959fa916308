import { Input } from '@mantine/core';
import { useId } from 'react';
import { AdminIcon } from '../controls/AdminIcon.tsx';
import styles from './ChoicesField.module.css';
import { Field, type FieldProps } from './Field.tsx';

type ChoicesFieldProps = FieldProps & {
  options: readonly { value: string; label: string }[];
  /** Shows what is chosen. Opened, all choices. */
  isFolded?: boolean;
};

/** Any number of choices. Its value is a list in the order of the options, then what is not among them. */
export function ChoicesField({ options, isFolded = false, ...field }: ChoicesFieldProps) {
  const id = useId();
  return (
    <Field width="whole" {...field} formatValue={(value) => formatLabels(toList(value), options)}>
      {({ name, value: _text, onBlur, ...input }, change, value) => {
        const chosen = toList(value);
        const choices = (
          <div
            className={styles.choices}
            role="group"
            aria-labelledby={`${id}-label`}
            aria-describedby={input.error ? `${id}-error` : undefined}
          >
            {withOthers(options, chosen).map((option) => (
              <label key={option.value} className={styles.choice}>
                <input
                  type="checkbox"
                  name={name}
                  checked={chosen.includes(option.value)}
                  data-invalid={input.error ? '' : undefined}
                  onBlur={onBlur}
                  onChange={({ currentTarget }) =>
                    change(toggled(options, chosen, option.value, currentTarget.checked))
                  }
                />
                {option.label}
              </label>
            ))}
          </div>
        );
        return (
          <Input.Wrapper {...input} id={id} labelElement="div">
            {isFolded ? (
              <details className={styles.folded}>
                <summary aria-label={`${field.label}: ${formatLabels(chosen, options) || 'None'}`}>
                  {formatLabels(chosen, options) || 'None'}
                  <AdminIcon name="caret" />
                </summary>
                {choices}
              </details>
            ) : (
              choices
            )}
          </Input.Wrapper>
        );
      }}
    </Field>
  );
}

type Options = ChoicesFieldProps['options'];

function toList(value: unknown) {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** Adds values that are no options, so that they can be taken away. */
function withOthers(options: Options, chosen: readonly string[]): Options {
  const others = chosen.filter((value) => options.every((option) => option.value !== value));
  return [...options, ...others.map((value) => ({ value, label: value }))];
}

function toggled(options: Options, chosen: readonly string[], value: string, isChosen: boolean) {
  return withOthers(options, chosen)
    .map((option) => option.value)
    .filter((one) => (one === value ? isChosen : chosen.includes(one)));
}

function formatLabels(chosen: readonly string[], options: Options) {
  return withOthers(options, chosen)
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label)
    .join(', ');
}
