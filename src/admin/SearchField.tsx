import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  /** The current query. */
  words: string;
  className: string | undefined;
  onSearch: (words: string) => void;
};

const searchAfterMs = 250;

/** A debounced search field. Unmounting sends a pending query immediately. */
export function SearchField({ label, placeholder, words, className, onSearch }: SearchFieldProps) {
  const [input, setInput] = useState<string>();
  const search = useDebouncedCallback(
    (text: string) => {
      onSearch(text);
      setInput(undefined);
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
      value={input ?? words}
      onChange={({ currentTarget }) => {
        setInput(currentTarget.value);
        search(currentTarget.value);
      }}
    />
  );
}
