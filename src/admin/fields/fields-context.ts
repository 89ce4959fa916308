import {
  createContext,
  useContext,
  useDeferredValue,
  useEffect,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { FormStore } from '../forms/form-store.ts';
import { differs, valueAt, type Values } from '../forms/values.ts';

/** Whether fields can be edited, or compare two versions. */
type FieldsState =
  | {
      mode: 'form';
      store: Pick<
        FormStore,
        'subscribe' | 'values' | 'valueAt' | 'errorAt' | 'hasErrorsIn' | 'showField'
      >;
      isNew: boolean;
      /** What is saved, to compare with. */
      saved: Values;
      change: (name: string, value: unknown) => void;
      leave: (name: string) => void;
      /** Saving waits until the returned function is called: with false, when the upload failed. */
      beginUpload: () => (isDone: boolean) => void;
      /** What visitors see of a record with a draft, and the way to compare it with the form. */
      publicly?: { values: Values; compare: () => void } | undefined;
    }
  | ({ mode: 'comparison' } & ComparedSides);

type Side = 'mine' | 'theirs';

export type ComparedSides = {
  mine: Values;
  theirs: Values;
  titles: Record<Side, string>;
  /** Which fields it has, where not those that differ. */
  isShown?: ((name: string) => boolean) | undefined;
  /** One of the two values of each field is chosen. */
  choice?: { of: (name: string) => Side; choose: (name: string, side: Side) => void } | undefined;
  /** What can be done with a field. */
  act?: ((name: string, label: string) => ReactNode) | undefined;
};

const FieldsContext = createContext<FieldsState | undefined>(undefined);

export const FieldsProvider = FieldsContext.Provider;

export function useFields() {
  const fields = useContext(FieldsContext);
  if (!fields) throw new Error('A field stands in a RecordForm');
  return fields;
}

/** The fields around, where there are any. */
export function useFieldsAround() {
  return useContext(FieldsContext);
}

/** One field of a form, by its name or path. It is drawn again only when its own value or error changes. */
export function useField(name: string) {
  const fields = useFields();
  const value = useValue(name);
  const error = useStored((store) => store.errorAt(name));
  const store = fields.mode === 'form' ? fields.store : undefined;

  useEffect(() => store?.showField(name), [store, name]);

  if (fields.mode === 'comparison') {
    const { mine, theirs, isShown = (path: string) => differs(mine, theirs, path) } = fields;
    return {
      ...fields,
      mine: valueAt(mine, name),
      theirs: valueAt(theirs, name),
      isShown: isShown(name),
    };
  }
  const { mode, isNew, change, leave } = fields;
  return {
    mode,
    value,
    error,
    isNew,
    change: (next: unknown) => change(name, next),
    leave: () => leave(name),
  };
}

/** The value of another field of the form. Undefined in a comparison. */
export function useValue(name: string): unknown {
  return useStored((store) => store.valueAt(name));
}

/** True where something is wrong in a part of the form. */
export function useHasErrorsIn(name: string) {
  return useStored((store) => store.hasErrorsIn(name)) ?? false;
}

/** What visitors see of a field that differs from it. */
export function usePublicValue(name: string) {
  const fields = useFields();
  const value = useValue(name);
  if (fields.mode !== 'form' || !fields.publicly) return undefined;
  const { values, compare } = fields.publicly;
  if (!differs(fields.store.values(), values, name)) return undefined;
  return { value, shown: valueAt(values, name), compare };
}

/** The keys of a list's items. A change within an item changes none of them. */
export function useKeys(name: string): string[] {
  const keys = useStored((store) => {
    const list = store.valueAt(name);
    return JSON.stringify(Array.isArray(list) ? list.map((item: { key: string }) => item.key) : []);
  });
  return JSON.parse(keys ?? '[]') as string[];
}

/** All values of the form; rendered after the keys when there is time. */
export function useValues(): Values {
  return useDeferredValue(useStored((store) => store.values()) ?? nothing);
}

const nothing: Values = {};

function useStored<T>(read: (store: FormStoreRead) => T): T | undefined {
  const fields = useFields();
  const store = fields.mode === 'form' ? fields.store : undefined;
  const snapshot = () => (store ? read(store) : undefined);
  return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, snapshot, snapshot);
}

type FormStoreRead = Extract<FieldsState, { mode: 'form' }>['store'];

function subscribeToNothing() {
  return () => undefined;
}
