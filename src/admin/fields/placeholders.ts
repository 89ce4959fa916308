import { createContext, useContext } from 'react';
import { fold } from '../../lib/text/fold.ts';

/** A fact that texts can reference in braces. `says` is its text. Former names are not offered. */
export type Placeholder = { name: string; value: string; isFormer?: true };

const PlaceholdersContext = createContext<readonly Placeholder[]>([]);

/** The placeholders available in a form's plain texts. */
export const PlaceholdersProvider = PlaceholdersContext.Provider;

export function usePlaceholders() {
  return useContext(PlaceholdersContext);
}

/** The partial placeholder before the caret: its range, and the matching placeholders. */
export type Completion = { from: number; to: number; found: readonly Placeholder[] };

const maxListed = 8;

/** Finds the names that match what is typed after an @ before the caret. */
export function mentionAt(
  text: string,
  caret: number,
  names: readonly Placeholder[],
): Completion | undefined {
  const [, typed] = /(?:^|[\s(])@([^@\n]*)$/.exec(text.slice(0, caret)) ?? [];
  if (typed === undefined) return undefined;
  const query = fold(typed);
  const found = names.filter(({ name }) => ` ${fold(name)}`.includes(` ${query}`));
  if (found.length === 0 || found.some(({ name }) => fold(name) === query)) return undefined;
  return { from: caret - typed.length - 1, to: caret, found: found.slice(0, maxListed) };
}

/** Finds the placeholders that match an open brace before the caret. */
export function completionAt(
  text: string,
  caret: number,
  placeholders: readonly Placeholder[],
): Completion | undefined {
  const [match, prefix = ''] = /\{([\w.]*)$/.exec(text.slice(0, caret)) ?? [];
  if (match === undefined) return undefined;
  const query = prefix.toLowerCase();
  const offered = placeholders.filter(({ isFormer }) => !isFormer);
  const prefixMatches = offered.filter(({ name }) => name.toLowerCase().startsWith(query));
  const contain = offered.filter(
    (candidate) =>
      !prefixMatches.includes(candidate) && candidate.name.toLowerCase().includes(query),
  );
  const found = [...prefixMatches, ...contain].slice(0, maxListed);
  if (found.length === 0) return undefined;
  const rest = /^[\w.]*\}/.exec(text.slice(caret))?.[0] ?? '';
  return { from: caret - match.length, to: caret + rest.length, found };
}
