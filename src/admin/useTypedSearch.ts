import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

const restsMs = 250;

/** What is typed in a search box, searched for when typing rests, and at once when the box goes away. */
export function useTypedSearch(words: string, onSearch: (words: string) => void) {
  const [typed, setTyped] = useState<string>();
  const searchLater = useDebouncedCallback(searchNow, { delay: restsMs, flushOnUnmount: true });

  function searchNow(text: string) {
    onSearch(text);
    setTyped(undefined);
  }

  return {
    text: typed ?? words,
    type: (text: string) => {
      setTyped(text);
      searchLater(text);
    },
    clear: () => {
      searchLater.cancel();
      searchNow('');
    },
  };
}
