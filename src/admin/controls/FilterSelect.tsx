import { NativeSelect } from '@mantine/core';

type FilterSelectProps = {
  label: string;
  /** The label of the option without a filter. */
  allLabel?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

/** Filters a list. Keeps a value from the URL that is no longer an option. */
export function FilterSelect({ label, allLabel, value, options, onChoose }: FilterSelectProps) {
  const isUnknownValue = value !== '' && options.every((option) => option.value !== value);
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {allLabel !== undefined && <option value="">{allLabel}</option>}
      {isUnknownValue && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
