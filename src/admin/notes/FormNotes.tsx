import type { ComponentProps } from 'react';
import type { ScreenNotes } from '../frame/screen.ts';

type FormNotesProps = Omit<ComponentProps<ScreenNotes['Form']>, 'recordId'> & {
  notes?: ScreenNotes | undefined;
  /** Undefined for a record that is not saved, which has no notes. */
  recordId: string | undefined;
};

export function FormNotes({ notes, recordId, ...props }: FormNotesProps) {
  if (!notes || recordId === undefined) return props.children;
  return <notes.Form recordId={recordId} {...props} />;
}
