import { createContext, useContext, useEffect, useRef } from 'react';
import { isImageUrl } from '../../lib/media/media-key.ts';
import { useFieldsAround } from '../fields/fields-context.ts';
import { isRow, valueAt, type Values } from '../forms/values.ts';

/** A field of a form; without one, the record as a whole. */
export type NotePlace = {
  path: string;
  label: string;
  /** The saved text that the form shows there. */
  seen?: () => string | undefined;
};

type FormNotes = {
  /** The open notes of the record. */
  total: number;
  countAt: (path: string) => number;
  open: (place?: NotePlace) => void;
};

/** The notes of the record in a form. Undefined for a new record, and for forms without notes. */
export const FormNotesContext = createContext<FormNotes | undefined>(undefined);

type ListNotes = {
  /** The open notes by record. */
  counts: Record<string, number>;
  open: (recordId: string) => void;
};

export const ListNotesContext = createContext<ListNotes | undefined>(undefined);

type NotedField = {
  isItem?: boolean;
  /** The saved value, where there is no form. */
  saved?: string | undefined;
};

/** The notes at a field of the form, or at an item of it. Undefined if there are none, or if it is not saved yet. */
export function useNotesAt(name: string, { isItem = false, saved }: NotedField = {}) {
  const notes = useContext(FormNotesContext);
  const fields = useFieldsAround();
  const form = fields?.mode === 'form' ? fields : undefined;
  const path = form ? pathInSaved(name, form.store.values(), form.saved) : name;
  const value = form && path !== undefined ? valueAt(form.saved, path) : saved;
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [latest, value]);
  if (
    !notes ||
    fields?.mode === 'comparison' ||
    path === undefined ||
    (isItem && value === undefined)
  )
    return undefined;
  return {
    count: notes.countAt(path),
    open: (label: string) => notes.open({ path, label, seen: () => asText(latest.current) }),
  };
}

function asText(value: unknown) {
  return typeof value === 'string' ? value : undefined;
}

/** Where a field is in what is saved, whose rows and images may be in another order. Undefined in a new one. */
export function pathInSaved(name: string, values: Values, saved: Values) {
  const path: string[] = [];
  for (const key of name.split('.')) {
    const item = valueAt(values, [...name.split('.').slice(0, path.length), key].join('.'));
    const rows = path.length > 0 ? valueAt(saved, path.join('.')) : saved;
    const index = Array.isArray(rows) ? rows.findIndex((row) => isSameItem(row, item)) : undefined;
    if (index === -1 && isFollowed(item)) return undefined;
    path.push(index === undefined || index === -1 ? key : String(index));
  }
  return path.join('.');
}

function isSameItem(row: unknown, item: unknown) {
  return isRow(item) && isRow(row) ? row.key === item.key : isFollowed(item) && row === item;
}

function isFollowed(item: unknown) {
  return isRow(item) || (typeof item === 'string' && isImageUrl(item));
}
