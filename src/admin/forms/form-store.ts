import { fieldOf, isWithin, placeErrors, type Errors } from './error-places.ts';
import { valueAt, withValueAt, type Values } from './values.ts';

export type FormStore = ReturnType<typeof makeFormStore>;

/** A form's values and validation errors. Listeners compare their own part, so a key press renders one field. */
export function makeFormStore(initial: Values) {
  const listeners = new Set<() => void>();
  /** The number of mounted instances of each field. */
  const fields = new Map<string, number>();
  let values = initial;
  let errors: Errors = {};
  let places = placeErrors(errors, []);

  function notify() {
    for (const listener of listeners) listener();
  }

  function setErrors(newErrors: Errors) {
    errors = newErrors;
    places = placeErrors(errors, [...fields.keys()]);
    notify();
  }

  function count(name: string, more: 1 | -1) {
    const total = (fields.get(name) ?? 0) + more;
    if (total > 0) fields.set(name, total);
    else fields.delete(name);
    if (Object.keys(errors).length > 0) setErrors(errors);
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    values: () => values,
    valueAt: (name: string) => valueAt(values, name),
    errorAt: (name: string) => places.atFields.get(name),
    /** Errors without a mounted field. The same array until it changes. */
    errorsElsewhere: () => places.elsewhere,
    errorCount: () => places.atFields.size + places.elsewhere.length,

    setValues: (newValues: Values) => {
      values = newValues;
      notify();
    },
    change: (name: string, value: unknown) => {
      values = withValueAt(values, name, value);
      notify();
    },
    setErrors,
    /** Replaces the errors of a field and its descendants with those in `found`. */
    setErrorsAt: (name: string, found: Errors) => {
      const names = [...fields.keys()];
      const isHere = ([path]: [string, string]) =>
        isWithin(path, name) || fieldOf(path, names) === name;
      setErrors(
        Object.fromEntries([
          ...Object.entries(errors).filter((entry) => !isHere(entry)),
          ...Object.entries(found).filter(isHere),
        ]),
      );
    },
    hasErrorsIn: (name: string) =>
      places.atFields.has(name) || Object.keys(errors).some((path) => isWithin(path, name)),
    /** Counts a field as mounted until the returned function is called. */
    showField: (name: string) => {
      count(name, 1);
      return () => count(name, -1);
    },
  };
}
