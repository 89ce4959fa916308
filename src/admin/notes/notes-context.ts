import { createContext } from 'react';

/** A field of a form; without one, the record as a whole. */
export type NotePlace = { path: string; label: string };

type NotesOfForm = {
  /** The open notes of the record. */
  total: number;
  countAt: (path: string) => number;
  open: (place?: NotePlace) => void;
};

/** The notes of the record in a form. Undefined for a new record, and for forms without notes. */
export const FormNotesContext = createContext<NotesOfForm | undefined>(undefined);

type NotesOfList = {
  /** The open notes by record. */
  counts: Record<string, number>;
  open: (recordId: string) => void;
};

export const ListNotesContext = createContext<NotesOfList | undefined>(undefined);
