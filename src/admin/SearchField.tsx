import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  /** What is searched for now. */
  words: string;
  className: string | undefined;
  onSearch: (words: string) => void;
};

const searchAfterMs = 250;

/** Searches as soon as typing rests, and at once when the field goes away. */
export function SearchField({ label, placeholder, words, className, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState<string>();
  const search = useDebouncedCallback(
    (text: string) => {
      onSearch(text);
      setTyped(undefined);
    },
    { delay: searchAfterMs, flushOnUnmount: true },
  );
  return (
    <TextInput
      type="search"
      className={className}
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      maxLength={200}
      value={typed ?? words}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        search(currentTarget.value);
      }}
    />
  );
}
