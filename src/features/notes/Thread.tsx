import { Button } from '@mantine/core';
import { useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatShortTime } from '../../admin/controls/format-local-time.ts';
import { goToNamedField } from '../../admin/forms/go-to-field.ts';
import { FormNotesContext } from '../../admin/notes/notes-context.ts';
import { textField } from '../translations/editor/useTranslationValues.ts';
import { languageLabel } from '../translations/translation.ts';
import { mentionParts, type Mentionable, type NotedRecord, type NoteThread } from './note.ts';
import { NoteField } from './NoteField.tsx';
import styles from './Notes.module.css';
import type { NoteChanges } from './useNotes.ts';

type ThreadProps = {
  thread: NoteThread;
  record: NotedRecord;
  members: readonly Mentionable[];
  changes: NoteChanges;
  /** The locale of the form; empty for the record itself. */
  formLanguage: string;
  /** The field whose notes are shown; undefined for the whole record. */
  shownPath: string | undefined;
};

/** A note with its answers. */
export function Thread({ thread, record, members, changes, formLanguage, shownPath }: ThreadProps) {
  const { id, language, path, label, was, resolved, notes } = thread;
  const [isAnswering, setAnswering] = useState(false);
  const answer = useRef<HTMLButtonElement>(null);
  const isInForm = useContext(FormNotesContext) !== undefined && language === formLanguage;
  const place = [language && languageLabel(language), label].filter(Boolean).join(', ');
  const name = `${notes[0]?.author ?? ''}${place && `, ${place}`}`;

  function close() {
    flushSync(() => setAnswering(false));
    answer.current?.focus();
  }

  return (
    <li className={styles.thread}>
      {path !== shownPath && place && (
        <p className={styles.place}>
          {isInForm ? (
            <button type="button" onClick={() => goToNamedField(language ? textField(path) : path)}>
              {place}
            </button>
          ) : (
            place
          )}
        </p>
      )}
      {was !== null && <p className={styles.was}>Changed since. It was: {was}</p>}
      <ol className={styles.notes}>
        {notes.map(({ id: noteId, text, author, isOwn, at, mentions }) => (
          <li key={noteId}>
            <p className={styles.by}>
              <b>{isOwn ? 'You' : author}</b>{' '}
              <time className="num" dateTime={at}>
                {formatShortTime(at)}
              </time>
            </p>
            <p className={styles.text}>
              {mentionParts(text, mentions).map(({ text: part, isMention }, index) =>
                isMention ? <b key={index}>{part}</b> : part,
              )}
            </p>
          </li>
        ))}
      </ol>
      {resolved && (
        <p className="muted">{`Resolved by ${resolved.by}, ${formatShortTime(resolved.at)}`}</p>
      )}
      {isAnswering ? (
        <NoteField
          members={members}
          changes={changes}
          draftKey={id}
          label={resolved ? 'Answer, which reopens the note' : 'Answer'}
          button="Add answer"
          onCancel={close}
          onSend={async (note) => {
            const isDone = await changes.write({ ...note, record, threadId: id });
            if (isDone) close();
            return isDone;
          }}
        />
      ) : (
        <div className={styles.acts}>
          <Button ref={answer} variant="subtle" onClick={() => setAnswering(true)}>
            Answer<span className="sr"> {name}</span>
          </Button>
          <Button
            variant="subtle"
            aria-disabled={changes.isBusy}
            onClick={() => !changes.isBusy && void changes.resolve(thread, !resolved)}
          >
            {resolved ? 'Reopen' : 'Resolve'}
            <span className="sr"> note by {name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
