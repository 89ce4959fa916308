import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import type { Kept } from '../actions.ts';
import { afterPointer } from './after-pointer.ts';
import type { Errors } from './error-places.ts';
import { makeFormStore, type FormStore } from './form-store.ts';
import { makeId } from './make-id.ts';
import { differAnywhere, withoutEmpty, type Values } from './values.ts';

/** What a noun says of its form. */
export type FormOfNoun<Row extends Kept> = {
  schema: z.ZodType<object>;
  /** What the fields hold for a record: for a new one when undefined. */
  valuesOf: (record: Row | undefined) => Values;
  /** What the schema takes, from what the fields hold. */
  draftOf: (values: Values) => object;
};

/** What is written in a form, what is wrong with it, and the record that it began from. */
export function useWritten<Row extends Kept>(noun: FormOfNoun<Row>, record: Row | undefined) {
  const { schema, valuesOf, draftOf } = noun;
  const [base, setBase] = useState(record);
  const baseValues = useMemo(() => valuesOf(base), [valuesOf, base]);
  const [store] = useState(() => makeFormStore(baseValues));
  const [newId, setNewId] = useState(makeId);
  const isChanged = useStored(store, () => differAnywhere(store.values(), baseValues));

  const complaints = useCallback((): Errors => {
    const { error } = schema.safeParse(draftOf(withoutEmpty(store.values())));
    const issues = error?.issues ?? [];
    return Object.fromEntries(
      issues.map(({ path, message }) => [path.join('.'), message]).toReversed(),
    );
  }, [store, schema, draftOf]);

  const change = useCallback(
    (name: string, value: unknown) => {
      store.change(name, value);
      if (store.hasErrorsIn(name)) store.complainAt(name, complaints());
    },
    [store, complaints],
  );

  const leave = useCallback(
    (name: string) => afterPointer(() => store.complainAt(name, complaints())),
    [store, complaints],
  );

  return {
    store,
    base,
    baseValues,
    /** That a new record is to have. */
    newId,
    isChanged,
    errorCount: useStored(store, store.errorCount),
    homelessErrors: useStored(store, store.homelessErrors),
    complaints,
    change,
    leave,
    draft: () => schema.parse(draftOf(withoutEmpty(store.values()))),
    goOn: (from: Row | undefined, values: Values, id = newId) => {
      setBase(from);
      setNewId(id);
      store.write(values);
      store.complain({});
    },
  };
}

function useStored<T>({ subscribe }: FormStore, read: () => T) {
  return useSyncExternalStore(subscribe, read, read);
}
