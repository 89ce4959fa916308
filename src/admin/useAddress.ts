import { useMemo, useSyncExternalStore } from 'react';

type Change = {
  /** Names of the query and their values; undefined takes one away. */
  query?: Record<string, string | undefined>;
  kept?: string;
  /** Makes an entry of its own in the history, to come back from. */
  isStep?: boolean;
};

/**
 * The query of the page's address, and a text that is kept beside it in this entry of the browser's history: it
 * outlives reloading, and is sent to nobody.
 */
export function useAddress() {
  const snapshot = useSyncExternalStore(subscribe, read, () => '["",""]');
  return useMemo(() => {
    const [query, kept] = JSON.parse(snapshot) as [string, string];
    return { query: new URLSearchParams(query), kept };
  }, [snapshot]);
}

export function changeAddress({ query = {}, kept = readKept(), isStep = false }: Change) {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(query)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  const depth = depthOfEntry();
  if (isStep) history.pushState({ kept, isStep, depth: depth + 1 }, '', url);
  else history.replaceState({ kept, isStep: isOnStep(), depth }, '', url);
  show();
}

/** True when going back leads to where `changeAddress` made a step. */
export function isOnStep() {
  return stateOfEntry().isStep === true;
}

/** How many steps lie between the first entry of the page in the browser's history and this one. */
export function depthOfEntry() {
  const { depth } = stateOfEntry();
  return typeof depth === 'number' ? depth : 0;
}

/**
 * While it is held, whoever holds it is told first that the browser has gone to another entry. The page stays as it
 * is where the answer is true.
 */
export function holdEntry(holder: () => boolean) {
  holders.add(holder);
  return () => void holders.delete(holder);
}

const holders = new Set<() => boolean>();
const listeners = new Set<() => void>();
let shown: string | undefined;

// The listeners of a window are called in their order, whatever they capture: only a single one can hold the others.
function follow() {
  const isHeld = [...holders].some((holder) => holder());
  if (!isHeld) show();
}

function show() {
  shown = JSON.stringify([location.search, readKept()]);
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

/** What the page shows: not yet the entry that the browser is at while that one is held. */
function read() {
  return (shown ??= JSON.stringify([location.search, readKept()]));
}

function readKept() {
  const { kept } = stateOfEntry();
  return typeof kept === 'string' ? kept : '';
}

function stateOfEntry(): { kept?: unknown; isStep?: unknown; depth?: unknown } {
  return Object(history.state) as object;
}
