import { fieldOf, isWithin, placeErrors, type Errors } from './error-places.ts';
import { valueAt, withValueAt, type Values } from './values.ts';

export type FormStore = ReturnType<typeof makeFormStore>;

/** The values of a form and its validation errors. Each listener compares its own part: a key redraws one field. */
export function makeFormStore(initial: Values) {
  const listeners = new Set<() => void>();
  /** How often each field is on the screen. */
  const fields = new Map<string, number>();
  let values = initial;
  let errors: Errors = {};
  let places = placeErrors(errors, []);

  function notify() {
    for (const listener of listeners) listener();
  }

  function setErrors(next: Errors) {
    errors = next;
    places = placeErrors(errors, [...fields.keys()]);
    notify();
  }

  function count(name: string, more: 1 | -1) {
    const next = (fields.get(name) ?? 0) + more;
    if (next > 0) fields.set(name, next);
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
    /** Errors that no field on the screen can show. The same list until it changes. */
    errorsElsewhere: () => places.elsewhere,
    errorCount: () => places.atFields.size + places.elsewhere.length,

    setValues: (next: Values) => {
      values = next;
      notify();
    },
    change: (name: string, value: unknown) => {
      values = withValueAt(values, name, value);
      notify();
    },
    setErrors,
    /** Replaces the errors of one field, and of everything within it, by those among `found`. */
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
    /** Counts a field as shown until the returned function is called. */
    showField: (name: string) => {
      count(name, 1);
      return () => count(name, -1);
    },
  };
}
