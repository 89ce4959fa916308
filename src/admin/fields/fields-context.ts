import { createContext, useContext } from 'react';
import type { Values } from '../values.ts';

/** How the fields of a form stand: to be written in, or as a comparison of two texts. */
type FieldsState =
  | {
      mode: 'form';
      values: Values;
      errors: Record<string, string>;
      isNew: boolean;
      change: (name: string, value: unknown) => void;
      leave: (name: string) => void;
      /** Saving waits until what it returns is called: with false, when there is nothing to wait for any more. */
      hold: () => (isDone: boolean) => void;
    }
  | { mode: 'comparison'; mine: Values; theirs: Values; titles: { mine: string; theirs: string } };

const FieldsContext = createContext<FieldsState | undefined>(undefined);

export const FieldsProvider = FieldsContext.Provider;

export function useFields() {
  const fields = useContext(FieldsContext);
  if (!fields) throw new Error('A field stands in a RecordForm');
  return fields;
}
