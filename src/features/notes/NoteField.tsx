import { Button } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { PlainInput } from '../../admin/fields/PlainInput.tsx';
import { makeId } from '../../admin/forms/make-id.ts';
import { useEditor } from '../../admin/frame/member-context.ts';
import { mentionParts, noteLimits, type Mentionable } from './note.ts';
import styles from './Notes.module.css';
import type { NoteChanges } from './useNotes.ts';

type NoteFieldProps = {
  members: readonly Mentionable[];
  changes: NoteChanges;
  /** What is typed stays under it in this tab until it is sent. */
  draftKey: string;
  label: string;
  button: string;
  onSend: (note: {
    noteId: string | undefined;
    text: string;
    mentions: string[];
  }) => Promise<boolean>;
  /** For a field that was opened by a button. */
  onCancel?: () => void;
};

/** Writes a note. After @ it suggests those who may open the record. */
export function NoteField(props: NoteFieldProps) {
  const { members, changes, draftKey, label, button, onSend, onCancel } = props;
  // It survives closing the panel, signing in again and a reload.
  const [text, setText] = useSessionStorage({
    key: `note ${useEditor()} ${draftKey}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const form = useRef<HTMLFormElement>(null);
  const noteId = useRef(makeId());
  const isOffered = text.trim() !== '';
  const isOpened = onCancel !== undefined;

  useEffect(() => {
    if (isOpened) form.current?.querySelector('textarea')?.focus();
  }, [isOpened]);

  async function send() {
    const names = mentionParts(
      text,
      members.map(({ name }) => name),
    );
    const mentioned = new Set(names.flatMap((part) => (part.isMention ? part.text.slice(1) : [])));
    const mentions = members.filter(({ name }) => mentioned.has(name)).map(({ id }) => id);
    if (!(await onSend({ noteId: noteId.current, text, mentions }))) return;
    noteId.current = makeId();
    setText('');
  }

  return (
    <form
      ref={form}
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        if (isOffered && !changes.isBusy) void send();
      }}
    >
      <PlainInput
        label={label}
        description={members.length > 0 ? 'Type @ to mention someone.' : undefined}
        rows={3}
        maxLength={noteLimits.text}
        mentions={members.map(({ name }) => ({ name, value: name }))}
        value={text}
        onWrite={(written) => {
          // A changed text is another note, even if the answer to the former one was lost.
          noteId.current = makeId();
          setText(written);
        }}
        onBlur={() => undefined}
      />
      <div className={styles.acts}>
        <Button type="submit" variant="default" aria-disabled={!isOffered || changes.isBusy}>
          {button}
        </Button>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
