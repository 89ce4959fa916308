import {
  createContext,
  useContext,
  useDeferredValue,
  useEffect,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { FormStore } from '../forms/form-store.ts';
import { differAnywhere, differs, valueAt, type Values } from '../forms/values.ts';

/** Whether fields can be edited, or compare two versions. */
type FieldsState =
  | {
      mode: 'form';
      store: Pick<
        FormStore,
        'subscribe' | 'values' | 'valueAt' | 'errorAt' | 'hasErrorsIn' | 'showField'
      >;
      isNew: boolean;
      /** The saved values, to compare with. */
      saved: Values;
      change: (name: string, value: unknown) => void;
      leave: (name: string) => void;
      /** Delays saving until the returned function is called. Its argument is false if the upload failed. */
      startUpload: () => (isDone: boolean) => void;
      /** The public values of a record with a draft, and a function that opens the comparison. */
      publicly?: { values: Values; compare: () => void } | undefined;
    }
  | ({ mode: 'comparison' } & ComparedSides);

type Side = 'mine' | 'theirs';

export type ComparedSides = {
  mine: Values;
  theirs: Values;
  titles: Record<Side, string>;
  /** Selects the fields to show. Defaults to those that differ. */
  isVisible?: ((name: string) => boolean) | undefined;
  /** Allows choosing one of the two values of each field. */
  choice?: { of: (name: string) => Side; choose: (name: string, side: Side) => void } | undefined;
  /** Renders the actions on a field. */
  act?: ((name: string, label: string) => ReactNode) | undefined;
};

const FieldsContext = createContext<FieldsState | undefined>(undefined);

export const FieldsProvider = FieldsContext.Provider;

export function useFields() {
  const fields = useContext(FieldsContext);
  if (!fields) throw new Error('A field belongs in a RecordForm');
  return fields;
}

/** The surrounding fields, if any. */
export function useFieldsAround() {
  return useContext(FieldsContext);
}

/** One field of a form, by name or path. Renders again only when its own value or error changes. */
export function useField(name: string) {
  const fields = useFields();
  const value = useValue(name);
  const error = useStored((store) => store.errorAt(name));
  const store = fields.mode === 'form' ? fields.store : undefined;

  useEffect(() => store?.showField(name), [store, name]);

  if (fields.mode === 'comparison') {
    const { mine, theirs, isVisible = (path: string) => differs(mine, theirs, path) } = fields;
    return {
      ...fields,
      mine: valueAt(mine, name),
      theirs: valueAt(theirs, name),
      isVisible: isVisible(name),
    };
  }
  const { mode, isNew, change, leave } = fields;
  return {
    mode,
    value,
    error,
    isNew,
    change: (newValue: unknown) => change(name, newValue),
    leave: () => leave(name),
  };
}

/** The value of another field of the form. Undefined in a comparison. */
export function useValue(name: string): unknown {
  return useStored((store) => store.valueAt(name));
}

/** True if this part of the form has an error. */
export function useHasErrorsIn(name: string) {
  return useStored((store) => store.hasErrorsIn(name)) ?? false;
}

/** The public value of a field that differs from it. */
export function usePublicValue(name: string) {
  const fields = useFields();
  const value = useValue(name);
  if (fields.mode !== 'form' || !fields.publicly) return undefined;
  const { values, compare } = fields.publicly;
  if (!differs(fields.store.values(), values, name)) return undefined;
  return { value, edited: valueAt(values, name), compare };
}

/** The keys of a list's items. Changes within an item do not change them. */
export function useKeys(name: string): string[] {
  const keys = useStored((store) => {
    const list = store.valueAt(name);
    return JSON.stringify(Array.isArray(list) ? list.map((item: { key: string }) => item.key) : []);
  });
  return JSON.parse(keys ?? '[]') as string[];
}

/** All values of the form. Deferred, so that typing is rendered first. */
export function useValues(): Values {
  return useDeferredValue(useStored((store) => store.values()) ?? noValues);
}

/** True for a new record until something is entered. */
export function useIsUntouched() {
  const fields = useFieldsAround();
  const values = useValues();
  return fields?.mode === 'form' && fields.isNew && !differAnywhere(values, fields.saved);
}

const noValues: Values = {};

function useStored<T>(selector: (store: FormStoreRead) => T): T | undefined {
  const fields = useFields();
  const store = fields.mode === 'form' ? fields.store : undefined;
  const snapshot = () => (store ? selector(store) : undefined);
  return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, snapshot, snapshot);
}

type FormStoreRead = Extract<FieldsState, { mode: 'form' }>['store'];

function subscribeToNothing() {
  return () => undefined;
}
