import { Button, Textarea } from '@mantine/core';
import { useRef } from 'react';
import { NoDraftsLine } from '../../../admin/autosave/NoDraftsLine.tsx';
import { useEnquiryDecision } from '../assignment/useEnquiryDecision.ts';
import { newSubmissionKey } from '../conversation/submission-key.ts';
import styles from './EnquiryDetail.module.css';
import type { NoteDraft, NoteUpdate } from './useNoteDrafts.ts';
import type { OnAddNote } from './useOpenedEnquiry.tsx';

type EnquiryNoteProps = {
  draft: NoteDraft | undefined;
  keepsDrafts: boolean;
  onDraft: (update: NoteUpdate) => void;
  isBusy: boolean;
  onAdd: OnAddNote;
};

/** Adds a note to the conversation. */
export function EnquiryNote({ draft, keepsDrafts, onDraft, isBusy, onAdd }: EnquiryNoteProps) {
  const { undoing } = useEnquiryDecision();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = draft?.text ?? '';

  function add(note: NoteDraft) {
    onAdd(note, {
      undo: undoing,
      onDone: () => {
        onDraft((current) => withoutAdded(current, note));
        field.current?.focus({ preventScroll: true });
      },
    });
  }

  return (
    <form
      className={styles.section}
      aria-label="Note"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft && draft.text.trim() !== '' && !isBusy) add(draft);
      }}
    >
      <Textarea
        ref={field}
        label="Note"
        description="Visible to your team only."
        rows={3}
        maxLength={10_000}
        value={text}
        onChange={({ currentTarget: { value } }) =>
          onDraft((current) =>
            value === '' ? undefined : { noteId: newSubmissionKey(), ...current, text: value },
          )
        }
      />
      {!keepsDrafts && (
        <div role="status">
          <NoDraftsLine />
        </div>
      )}
      {draft && (
        <div className={styles.buttons}>
          <Button type="submit" variant="default" aria-disabled={isBusy}>
            Add note
          </Button>
          <Button
            variant="subtle"
            onClick={() => {
              onDraft(() => undefined);
              field.current?.focus();
            }}
          >
            Discard
          </Button>
        </div>
      )}
    </form>
  );
}

/** Keeps what was typed while the note was being saved, as another note. */
function withoutAdded(current: NoteDraft | undefined, { text }: NoteDraft) {
  if (!current || current.text === text) return undefined;
  const rest = current.text.startsWith(text) ? current.text.slice(text.length) : current.text;
  return rest.trim() === '' ? undefined : { noteId: newSubmissionKey(), text: rest.trimStart() };
}
