import { isWithin, placeOf, placesOf, type Errors } from './error-places.ts';
import { valueAt, withValueAt, type Values } from './values.ts';

export type FormStore = ReturnType<typeof makeFormStore>;

/** What a form holds and what is wrong with it. Whoever listens looks for itself whether its own part has changed. */
export function makeFormStore(initial: Values) {
  const listeners = new Set<() => void>();
  const fields = new Map<string, number>();
  let values = initial;
  let errors: Errors = {};
  let places = placesOf(errors, []);

  function tell() {
    for (const listener of listeners) listener();
  }

  function place() {
    places = placesOf(errors, [...fields.keys()]);
  }

  function count(name: string, more: 1 | -1) {
    const next = (fields.get(name) ?? 0) + more;
    if (next > 0) fields.set(name, next);
    else fields.delete(name);
    if (Object.keys(errors).length === 0) return;
    place();
    tell();
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    values: () => values,
    valueAt: (name: string) => valueAt(values, name),
    errorAt: (name: string) => places.placed.get(name),
    /** What no field on the screen can show. The same list until it changes. */
    homelessErrors: () => places.homeless,
    errorCount: () => places.placed.size + places.homeless.length,

    write: (next: Values) => {
      values = next;
      tell();
    },
    change: (name: string, value: unknown) => {
      values = withValueAt(values, name, value);
      tell();
    },
    complain: (next: Errors) => {
      errors = next;
      place();
      tell();
    },
    /** What is shown at a field, or belongs within it, gives way to what was found there now. */
    complainAt: (name: string, found: Errors) => {
      const names = [...fields.keys()];
      const isHere = ([path]: [string, string]) =>
        isWithin(path, name) || placeOf(path, names) === name;
      errors = Object.fromEntries([
        ...Object.entries(errors).filter((entry) => !isHere(entry)),
        ...Object.entries(found).filter(isHere),
      ]);
      place();
      tell();
    },
    hasErrorsIn: (name: string) =>
      places.placed.has(name) || Object.keys(errors).some((path) => isWithin(path, name)),
    /** A field is on the screen until it takes itself away again. */
    show: (name: string) => {
      count(name, 1);
      return () => count(name, -1);
    },
  };
}
