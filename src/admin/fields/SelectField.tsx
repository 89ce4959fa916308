import { NativeSelect } from '@mantine/core';
import { Field, type FieldProps } from './Field.tsx';

type SelectFieldProps = FieldProps & {
  options: readonly { value: string; label: string }[];
  /** The label of the empty option, for example `None`. */
  none?: string;
  /** Runs after another option was chosen. */
  onChoose?: (value: string) => void;
};

export function SelectField({ options, none, onChoose, ...field }: SelectFieldProps) {
  function formatLabel(value: unknown) {
    return options.find((option) => option.value === value)?.label ?? formatValue(value);
  }

  return (
    <Field {...field} formatValue={formatLabel}>
      {(input, change) => (
        <NativeSelect
          {...input}
          onChange={({ currentTarget: { value } }) => {
            change(value);
            onChoose?.(value);
          }}
        >
          {none !== undefined && <option value="">{none}</option>}
          {withCurrent(options, input.value, none).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

/** Adds a value that is not among the options, so that opening the form does not change it. */
function withCurrent(
  options: SelectFieldProps['options'],
  value: string,
  none: string | undefined,
) {
  const isKnown = options.some((option) => option.value === value);
  if (isKnown || (value === '' && none !== undefined)) return options;
  return [{ value, label: value }, ...options];
}

function formatValue(value: unknown) {
  return typeof value === 'string' ? value : '';
}
