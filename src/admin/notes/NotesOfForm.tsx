import type { ComponentProps } from 'react';
import type { NotesOfScreen } from '../frame/screen.ts';

type NotesOfFormProps = Omit<ComponentProps<NotesOfScreen['Form']>, 'recordId'> & {
  notes?: NotesOfScreen | undefined;
  /** Undefined for a record that is not saved, which has no notes. */
  recordId: string | undefined;
};

export function NotesOfForm({ notes, recordId, ...props }: NotesOfFormProps) {
  if (!notes || recordId === undefined) return props.children;
  return <notes.Form recordId={recordId} {...props} />;
}
