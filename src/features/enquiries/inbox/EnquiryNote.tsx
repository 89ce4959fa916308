import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { NoDraftsLine } from '../../../admin/autosave/NoDraftsLine.tsx';
import { TextAreaField } from '../../../admin/fields/TextAreaField.tsx';
import { Conflict } from '../../../admin/forms/Conflict.tsx';
import { formatDateTimeIn } from '../../../lib/time/dates.ts';
import { headOffice } from '../../../site/settings.ts';
import type { InboxEnquiry } from './enquiry-inbox.ts';
import styles from './EnquiryDetail.module.css';
import type { NoteBase, NoteDraft, NoteUpdate } from './useNoteDrafts.ts';
import type { SaveHandlers } from './useOpenedEnquiry.tsx';

type EnquiryNoteProps = {
  enquiry: InboxEnquiry;
  draft: NoteDraft | undefined;
  keepsDrafts: boolean;
  onDraft: (update: NoteUpdate) => void;
  isBusy: boolean;
  onSave: (base: NoteBase, note: string, handlers: SaveHandlers) => void;
};

export function EnquiryNote(props: EnquiryNoteProps) {
  const { enquiry, draft, keepsDrafts, onDraft, isBusy, onSave } = props;
  const [newest, setNewest] = useState<InboxEnquiry>();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = draft?.text ?? enquiry.note;

  function changeText(value: string) {
    onDraft((current) => {
      const base = current?.base ?? enquiry;
      return value === base.note ? undefined : { text: value, base };
    });
  }

  function save({ base }: NoteDraft) {
    onSave(base, text, {
      onDone: (record) => continueWith(record, text),
      onConflict: setNewest,
    });
  }

  /** Keeps the text typed while the note was being saved or compared. */
  function continueWith(base: NoteBase, mergedText?: string) {
    onDraft((current) => {
      const isSettled = !current || current.text === (mergedText ?? base.note);
      return isSettled ? undefined : { text: current.text, base };
    });
    setNewest(undefined);
    field.current?.focus({ preventScroll: true });
  }

  return (
    <form
      className={styles.section}
      onSubmit={(event) => {
        event.preventDefault();
        if (draft && !isBusy) save(draft);
      }}
    >
      <Textarea
        ref={field}
        label="Note"
        description={`Visible to your team only.${savedBy(enquiry)}`}
        rows={3}
        maxLength={10_000}
        value={text}
        onChange={({ currentTarget }) => changeText(currentTarget.value)}
      />
      {!keepsDrafts && (
        <div role="status">
          <NoDraftsLine />
        </div>
      )}
      {draft && (
        <div className={styles.buttons}>
          <Button type="submit" variant="default" aria-disabled={isBusy}>
            Save note
          </Button>
          <Button
            variant="subtle"
            onClick={() => {
              onDraft(() => undefined);
              field.current?.focus();
            }}
          >
            Discard changes
          </Button>
        </div>
      )}
      {newest && draft && (
        <Conflict
          noun="enquiry"
          newest={newest}
          mine={{ note: draft.text }}
          baseValues={{ note: draft.base.note }}
          theirs={{ note: newest.note }}
          confirm="Merge and save"
          onCancel={() => setNewest(undefined)}
          onChosen={(record, { note }) => {
            if (note !== draft.text) onDraft(() => undefined);
            continueWith(record);
            if (note === draft.text) save({ text: draft.text, base: record });
          }}
          onAddAsNew={() => setNewest(undefined)}
        >
          <TextAreaField name="note" label="Note" />
        </Conflict>
      )}
    </form>
  );
}

/** Empty if there is no note, because opening an enquiry also sets `updatedBy`. */
function savedBy({ note, updatedBy, updatedAt }: InboxEnquiry) {
  if (note === '' || !updatedBy) return '';
  return ` Last edited by ${updatedBy}, ${formatDateTimeIn(headOffice().timeZone, updatedAt)}`;
}
