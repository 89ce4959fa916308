import {
  createContext,
  useContext,
  useDeferredValue,
  useEffect,
  useSyncExternalStore,
} from 'react';
import type { FormStore } from '../forms/form-store.ts';
import { differs, valueAt, type Values } from '../forms/values.ts';

/** Whether fields can be edited, or compare two versions. */
type FieldsState =
  | {
      mode: 'form';
      store: Pick<FormStore, 'subscribe' | 'values' | 'valueAt' | 'errorAt' | 'showField'>;
      isNew: boolean;
      change: (name: string, value: unknown) => void;
      leave: (name: string) => void;
      /** Saving waits until the returned function is called: with false, when the upload failed. */
      beginUpload: () => (isDone: boolean) => void;
    }
  | { mode: 'comparison'; mine: Values; theirs: Values; titles: { mine: string; theirs: string } };

const FieldsContext = createContext<FieldsState | undefined>(undefined);

export const FieldsProvider = FieldsContext.Provider;

export function useFields() {
  const fields = useContext(FieldsContext);
  if (!fields) throw new Error('A field stands in a RecordForm');
  return fields;
}

/** One field of a form, by its name or path. It is drawn again only when its own value or error changes. */
export function useField(name: string) {
  const fields = useFields();
  const value = useValue(name);
  const error = useStored((store) => store.errorAt(name));
  const store = fields.mode === 'form' ? fields.store : undefined;

  useEffect(() => store?.showField(name), [store, name]);

  if (fields.mode === 'comparison') {
    const { mine, theirs, titles } = fields;
    return {
      mode: fields.mode,
      mine: valueAt(mine, name),
      theirs: valueAt(theirs, name),
      titles,
      isDifferent: differs(mine, theirs, name),
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
