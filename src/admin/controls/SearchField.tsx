import { TextInput } from '@mantine/core';
import { useTypedSearch } from './useTypedSearch.ts';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  search: string;
  className: string | undefined;
  onSearch: (search: string) => void;
};

export function SearchField({ label, placeholder, search, className, onSearch }: SearchFieldProps) {
  const { text, type } = useTypedSearch(search, onSearch);
  return (
    <TextInput
      type="search"
      className={className}
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      maxLength={200}
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}
