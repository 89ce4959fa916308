import { useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import type { StoredRecord } from '../actions/actions.ts';
import { memoizeLast } from '../../lib/values/remembering.ts';
import { afterPointer } from './after-pointer.ts';
import type { Errors } from './error-fields.ts';
import { makeFormStore, type FormStore } from './form-store.ts';
import { makeId } from './make-id.ts';
import { schemaErrors } from './schema-errors.ts';
import { differAnywhere, withoutEmpty, type Values } from './values.ts';

/** A noun's definition of its form. */
export type FormOfNoun<Row extends StoredRecord> = {
  schema: z.ZodType<object>;
  /** The values of the fields for a record, or for a new one if undefined. */
  toValues: (record: Row | undefined) => Values;
  /** Converts the values to the schema's input, if they differ. */
  toInput?: (values: Values) => object;
};

export type FormState<Row extends StoredRecord> = {
  store: FormStore;
  /** The saved record; undefined for a new one. */
  base: Row | undefined;
  baseValues: Values;
  /** The id of the new record. */
  newId: string | undefined;
  isChanged: boolean;
  errorCount: number;
  errorsElsewhere: readonly string[];
  validate: () => Errors;
  change: (name: string, value: unknown) => void;
  leave: (name: string) => void;
  validated: () => object;
  /** The typed values, valid or not. */
  input: () => object;
  /** Continues with other values, on top of another version of the record. */
  continueWith: (base: Row | undefined, values: Values, id?: string) => void;
};

/** The values and validation errors of a form, and the record that it was opened with. */
export function useFormState<Row extends StoredRecord>(
  noun: FormOfNoun<Row>,
  record: Row | undefined,
  knownId?: string,
): FormState<Row> {
  const { schema, toValues, toInput } = noun;
  const [base, setBase] = useState(record);
  const baseValues = useMemo(() => toValues(base), [toValues, base]);
  const [store] = useState(() => makeFormStore(baseValues));
  useLayoutEffect(() => store.setBase(baseValues), [store, baseValues]);
  const [newId, setNewId] = useState(() => knownId ?? makeId());
  const differs = useMemo(
    () => memoizeLast((values: Values) => differAnywhere(values, baseValues)),
    [baseValues],
  );
  const isChanged = useStored(store, () => differs(store.values()));

  const input = useCallback(() => {
    const values = withoutEmpty(store.values());
    return toInput ? toInput(values) : values;
  }, [store, toInput]);

  const validate = useCallback(() => schemaErrors(schema, input()), [schema, input]);

  const change = useCallback(
    (name: string, value: unknown) => {
      store.change(name, value);
      if (store.hasErrorsIn(name)) store.setErrorsAt(name, validate());
      else if (store.hasErrors()) store.dropMended(validate());
    },
    [store, validate],
  );

  const leave = useCallback(
    (name: string) => afterPointer(() => store.setErrorsAt(name, validate())),
    [store, validate],
  );

  return {
    store,
    base,
    baseValues,
    newId,
    isChanged,
    errorCount: useStored(store, store.errorCount),
    errorsElsewhere: useStored(store, store.errorsElsewhere),
    validate,
    change,
    leave,
    validated: () => schema.parse(input()),
    input,
    continueWith: (newBase, values, id = newId) => {
      setBase(newBase);
      setNewId(id);
      store.setBase(toValues(newBase));
      store.setValues(values);
      store.setErrors({});
    },
  };
}

function useStored<T>({ subscribe }: FormStore, selector: () => T) {
  return useSyncExternalStore(subscribe, selector, selector);
}
