import { nearestField, isWithin, groupErrors, type Errors } from './error-fields.ts';
import { valueAt, withValueAt, type Values } from './values.ts';

export type FormStore = ReturnType<typeof makeFormStore>;

/** A form's values and validation errors. Listeners compare their own part, so a key press renders one field. */
export function makeFormStore(initial: Values) {
  const listeners = new Set<() => void>();
  /** The number of mounted instances of each field. */
  const fields = new Map<string, number>();
  let values = initial;
  let base = initial;
  let errors: Errors = {};
  /** The paths of errors that only the server finds: they stay until their field changes. */
  let foundByServer = new Set<string>();
  let groupedErrors = groupErrors(errors, []);

  function notify() {
    for (const listener of listeners) listener();
  }

  function assignErrors(newErrors: Errors) {
    errors = newErrors;
    groupedErrors = groupErrors(errors, [...fields.keys()]);
    notify();
  }

  /** The present errors that a validation still finds, with its messages, and those that only the server finds. */
  function stillIn(found: Errors) {
    return Object.entries(errors).flatMap(([path, message]): [string, string][] => {
      const present = foundByServer.has(path) ? message : found[path];
      return present === undefined ? [] : [[path, present]];
    });
  }

  function count(name: string, more: 1 | -1) {
    const total = (fields.get(name) ?? 0) + more;
    if (total > 0) fields.set(name, total);
    else fields.delete(name);
    if (Object.keys(errors).length > 0) assignErrors(errors);
  }

  function setErrors(newErrors: Errors, isFromServer = false) {
    foundByServer = new Set(isFromServer ? Object.keys(newErrors) : []);
    assignErrors(newErrors);
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    values: () => values,
    /** The saved values. Known at once, while a component knows of a save only when it has rendered. */
    base: () => base,
    setBase: (saved: Values) => {
      base = saved;
    },
    valueAt: (name: string) => valueAt(values, name),
    errorAt: (name: string) => groupedErrors.atFields.get(name),
    /** Errors without a mounted field. The same array until it changes. */
    errorsElsewhere: () => groupedErrors.elsewhere,
    errorCount: () => groupedErrors.atFields.size + groupedErrors.elsewhere.length,

    setValues: (newValues: Values) => {
      values = newValues;
      notify();
    },
    change: (name: string, value: unknown) => {
      values = withValueAt(values, name, value);
      notify();
    },
    setErrors,
    /** Replaces the errors of a field and its descendants with those in `found`, and drops others that are mended. */
    setErrorsAt: (name: string, found: Errors) => {
      const names = [...fields.keys()];
      const isHere = (path: string) => isWithin(path, name) || nearestField(path, names) === name;
      const here = Object.entries(found).filter(([path]) => isHere(path));
      const elsewhere = stillIn(found).filter(([path]) => !isHere(path));
      foundByServer = new Set([...foundByServer].filter((path) => !isHere(path)));
      assignErrors(Object.fromEntries([...elsewhere, ...here]));
    },
    /** Drops the errors that are mended, and adds none. */
    dropMended: (found: Errors) => assignErrors(Object.fromEntries(stillIn(found))),
    hasErrors: () => Object.keys(errors).length > 0,
    hasErrorsIn: (name: string) =>
      groupedErrors.atFields.has(name) || Object.keys(errors).some((path) => isWithin(path, name)),
    /** Counts a field as mounted until the returned function is called. */
    showField: (name: string) => {
      count(name, 1);
      return () => count(name, -1);
    },
  };
}
