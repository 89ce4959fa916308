import { Input } from '@mantine/core';

type FilterSelectProps = {
  label: string;
  /** The option that filters nothing. */
  all?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

/** Chooses what of a list is shown. A value of an address that is no option any more stays chosen. */
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
