import { ActionIcon, Button } from '@mantine/core';
import { useContext, useId } from 'react';
import { plural } from '../../lib/text/plural.ts';
import { AdminIcon } from '../controls/AdminIcon.tsx';
import { ariaKeys, keyHint } from '../keys/keys.ts';
import styles from './NoteButtons.module.css';
import { FormNotesContext, ListNotesContext, useNotesAt } from './notes-context.ts';

type FieldNotesProps = {
  name: string;
  label: string;
  /** The saved value, where there is no form. */
  saved?: string;
};

/** Opens the notes on a field. Without any, a key opens them from the field, so that Tab goes from field to field. */
export function FieldNotes({ name, label, saved }: FieldNotesProps) {
  const notes = useNotesAt(name, { saved });
  const described = useId();
  if (!notes) return null;
  const { count } = notes;
  return (
    <button
      type="button"
      className={styles.ofField}
      data-notes={count}
      tabIndex={count > 0 ? undefined : -1}
      aria-label={count > 0 ? countText(count) : 'Add note'}
      aria-describedby={described}
      aria-keyshortcuts={ariaKeys('notes')}
      title={`${count > 0 ? 'Notes' : 'Add note'}, ${keyHint('notes')}`}
      onClick={() => notes.open(label)}
    >
      <AdminIcon name="note" />
      {count > 0 && <span className="num">{count}</span>}
      <span id={described} hidden>
        {label}
      </span>
    </button>
  );
}

/** Opens the notes on an item of a field, such as an image. Nothing before it is saved. */
export function ItemNotes({ name, label }: { name: string; label: string }) {
  const notes = useNotesAt(name, { isItem: true });
  if (!notes) return null;
  const { count } = notes;
  const text = `${count > 0 ? countText(count) : 'Add note'}: ${label}`;
  return (
    <ActionIcon
      className={styles.ofItem}
      aria-label={text}
      title={text}
      onClick={() => notes.open(label)}
    >
      <AdminIcon name="note" />
      {count > 0 && <span className="num">{count}</span>}
    </ActionIcon>
  );
}

/** Opens all notes on the record in a form. */
export function RecordNotes() {
  const notes = useContext(FormNotesContext);
  if (!notes) return null;
  const { total } = notes;
  return (
    <Button
      className={styles.ofRecord}
      variant="subtle"
      leftSection={<AdminIcon name="note" />}
      onClick={() => notes.open()}
    >
      Notes {total > 0 && <span className={`num ${styles.count}`}>{total}</span>}
    </Button>
  );
}

/** The count of open notes on a record of a list. Renders nothing if there are none. */
export function ListedNotes({ id }: { id: string }) {
  const notes = useContext(ListNotesContext);
  const count = notes?.counts[id] ?? 0;
  if (!notes || count === 0) return null;
  return (
    <button type="button" className={styles.ofRow} onClick={() => notes.open(id)}>
      <AdminIcon name="note" />
      <span className="num">{countText(count)}</span>
    </button>
  );
}

function countText(count: number) {
  return plural(count, '# note', '# notes');
}
