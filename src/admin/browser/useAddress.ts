import { useMemo, useSyncExternalStore } from 'react';

type Change = {
  /** Undefined removes a parameter from the query. */
  query?: Record<string, string | undefined>;
  entryText?: string;
  /** Adds a history entry. */
  isStep?: boolean;
};

/**
 * The query of the page's URL, and a text stored in the current history entry. The text survives a reload and is never
 * sent to the server.
 */
export function useAddress() {
  const snapshot = useSyncExternalStore(subscribe, read, () => '["",""]');
  return useMemo(() => {
    const [query, entryText] = JSON.parse(snapshot) as [string, string];
    return { query: new URLSearchParams(query), entryText };
  }, [snapshot]);
}

export function changeAddress({ query = {}, entryText = readEntryText(), isStep = false }: Change) {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(query)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  if (isStep) history.pushState({ entryText, isStep }, '', url);
  else history.replaceState({ entryText, isStep: isOnStep() }, '', url);
  notify();
}

/** True if `changeAddress` added the current entry. */
export function isOnStep() {
  return stateOfEntry().isStep === true;
}

const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void) {
  if (listeners.size === 0) addEventListener('popstate', notify);
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) removeEventListener('popstate', notify);
  };
}

function read() {
  return JSON.stringify([location.search, readEntryText()]);
}

function readEntryText() {
  const { entryText } = stateOfEntry();
  return typeof entryText === 'string' ? entryText : '';
}

function stateOfEntry(): { entryText?: unknown; isStep?: unknown } {
  return Object(history.state) as object;
}
