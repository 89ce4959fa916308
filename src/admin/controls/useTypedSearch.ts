import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

const debounceMs = 250;

/** Debounces the text of a search field. A pending search runs when the field unmounts. */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typedText, setTypedText] = useState<string>();
  const searchLater = useDebouncedCallback(searchNow, { delay: debounceMs, flushOnUnmount: true });

  function searchNow(text: string) {
    onSearch(text);
    setTypedText(undefined);
  }

  return {
    text: typedText ?? search,
    type: (text: string) => {
      setTypedText(text);
      searchLater(text);
    },
    clear: () => {
      searchLater.cancel();
      searchNow('');
    },
  };
}
