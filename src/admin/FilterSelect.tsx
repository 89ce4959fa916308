import { NativeSelect } from '@mantine/core';

type FilterSelectProps = {
  label: string;
  /** The option that filters nothing. */
  allLabel?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

/** Chooses what of a list is shown. Keeps a value from the address that is no longer an option. */
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
