import { Input } from '@mantine/core';

type FilterSelectProps = {
  label: string;
  /** The label of the option without a filter. */
  all?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

/** A select for one filter of a list. Keeps a value from the URL that is no longer an option. */
export function FilterSelect({ label, all, value, options, onChoose }: FilterSelectProps) {
  const isMissing = value !== '' && options.every((option) => option.value !== value);
  return (
    <Input
      component="select"
      aria-label={label}
      pointer
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {all !== undefined && <option value="">{all}</option>}
      {isMissing && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Input>
  );
}
