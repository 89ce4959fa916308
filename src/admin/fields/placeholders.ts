import { createContext, useContext } from 'react';

/** A fact that texts can name in braces, with what it says. */
export type Placeholder = { name: string; says: string };

const PlaceholdersContext = createContext<readonly Placeholder[]>([]);

/** What the plain texts of a form can name. */
export const PlaceholdersProvider = PlaceholdersContext.Provider;

export function usePlaceholders() {
  return useContext(PlaceholdersContext);
}

/** What is being typed before the caret: from which brace on, and what fits. */
export type Completion = { from: number; to: number; found: readonly Placeholder[] };

const maxShown = 8;

/** The names that fit a brace that was opened before the caret. */
export function completionAt(
  text: string,
  caret: number,
  placeholders: readonly Placeholder[],
): Completion | undefined {
  const [opened, typed = ''] = /\{([\w.]*)$/.exec(text.slice(0, caret)) ?? [];
  if (opened === undefined) return undefined;
  const asked = typed.toLowerCase();
  const begin = placeholders.filter(({ name }) => name.toLowerCase().startsWith(asked));
  const contain = placeholders.filter(
    (one) => !begin.includes(one) && one.name.toLowerCase().includes(asked),
  );
  const found = [...begin, ...contain].slice(0, maxShown);
  if (found.length === 0) return undefined;
  const rest = /^[\w.]*\}/.exec(text.slice(caret))?.[0] ?? '';
  return { from: caret - opened.length, to: caret + rest.length, found };
}
