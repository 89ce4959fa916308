import { TextInput } from '@mantine/core';
import { useTypedSearch } from './useTypedSearch.ts';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  /** What is searched for now. */
  words: string;
  className: string | undefined;
  onSearch: (words: string) => void;
};

export function SearchField({ label, placeholder, words, className, onSearch }: SearchFieldProps) {
  const { text, type } = useTypedSearch(words, onSearch);
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
