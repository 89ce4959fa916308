import { useMemo, useSyncExternalStore } from 'react';

type Change = {
  /** Undefined removes a name from the query. */
  query?: Record<string, string | undefined>;
  entryText?: string;
  /** Adds an entry to the history. */
  isStep?: boolean;
};

/**
 * The query of the page's address, and a text stored in this entry of the browser's history. The text survives a
 * reload and is never sent to the server.
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
  const depth = depthOfEntry();
  if (isStep) history.pushState({ entryText, isStep, depth: depth + 1 }, '', url);
  else history.replaceState({ entryText, isStep: isOnStep(), depth }, '', url);
  show();
}

/** True when `changeAddress` added the current entry. */
export function isOnStep() {
  return stateOfEntry().isStep === true;
}

/** How many entries this page has added before the current one. */
export function depthOfEntry() {
  const { depth } = stateOfEntry();
  return typeof depth === 'number' ? depth : 0;
}

/**
 * Calls `holder` when the browser has gone to another entry, before the page follows. While a holder answers true,
 * the page stays as it is.
 */
export function holdEntry(holder: () => boolean) {
  holders.add(holder);
  return () => void holders.delete(holder);
}

const holders = new Set<() => boolean>();
const listeners = new Set<() => void>();
let shown: string | undefined;

// One listener for all: those of a window run in the order they were added and cannot stop each other.
function follow() {
  const isHeld = [...holders].some((holder) => holder());
  if (!isHeld) show();
}

function show() {
  shown = JSON.stringify([location.search, readEntryText()]);
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void) {
  if (listeners.size === 0) addEventListener('popstate', follow);
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) removeEventListener('popstate', follow);
  };
}

/** What the page shows. While an entry is held, the browser's address is already another. */
function read() {
  return (shown ??= JSON.stringify([location.search, readEntryText()]));
}

function readEntryText() {
  const { entryText } = stateOfEntry();
  return typeof entryText === 'string' ? entryText : '';
}

function stateOfEntry(): { entryText?: unknown; isStep?: unknown; depth?: unknown } {
  return Object(history.state) as object;
}
