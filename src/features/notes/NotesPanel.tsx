import { ActionIcon, Button } from '@mantine/core';
import { actions } from 'astro:actions';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type RefObject } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useAction } from '../../admin/actions/useAction.ts';
import { AdminIcon } from '../../admin/controls/AdminIcon.tsx';
import { Alert } from '../../admin/feedback/Alert.tsx';
import { isWithin } from '../../admin/forms/error-fields.ts';
import { Loading } from '../../admin/feedback/Loading.tsx';
import type { NotePlace } from '../../admin/notes/notes-context.ts';
import { plural } from '../../lib/text/plural.ts';
import {
  noteErrors,
  noteLimits,
  type NotedRecord,
  type RecordThreads,
  type NoteThread,
} from './note.ts';
import { NoteField } from './NoteField.tsx';
import styles from './Notes.module.css';
import { Thread } from './Thread.tsx';
import { useNoteChanges, useNotes } from './useNotes.ts';

type NotesPanelProps = {
  record: NotedRecord;
  /** The locale of the translation that is edited. */
  language?: string;
  /** The field whose notes are shown; without one, those of the whole record. */
  place?: NotePlace | undefined;
  onAll?: () => void;
  onClose: () => void;
};

/** Notes beside the form or list, which can be used meanwhile. */
export function NotesPanel({ record, language = '', place, onAll, onClose }: NotesPanelProps) {
  const { data, error } = useNotes(record, true);
  const panel = useRef<HTMLElement>(null);
  const changes = useNoteChanges(record);
  useFocusOfPanel(panel);
  useCloseUnderFocus(panel, onClose);

  const { threads: all, members } = data ?? nothingYet;
  const shown = all.filter(
    ({ path, language: locale }) => !place || (locale === language && isWithin(path, place.path)),
  );
  const open = shown.filter((thread) => !thread.resolved);
  const resolved = shown.filter((thread) => thread.resolved);
  const elsewhere = all.length - shown.length;
  useSeen(record, open, data);
  const parts = { record, members, changes, formLanguage: language, shownPath: place?.path };

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its controls closes it.
    <aside
      ref={panel}
      className={styles.panel}
      aria-label={place ? `Notes: ${place.label}` : 'Notes'}
      onKeyDown={closeByEscape}
    >
      <header className={styles.head}>
        <div>
          <h2 className={styles.heading} tabIndex={-1}>
            Notes
          </h2>
          <p className="muted">{place?.label ?? data?.name}</p>
        </div>
        <ActionIcon aria-label="Close notes" onClick={onClose}>
          <AdminIcon name="close" />
        </ActionIcon>
      </header>
      {error && <Alert takesFocus={false}>{error.message}</Alert>}
      {!data && !error && <Loading>Loading notes...</Loading>}
      {data && shown.length === 0 && (
        <p className="muted">No notes. Only your team sees what you write here.</p>
      )}
      <ul className={styles.threads}>
        {open.map((thread) => (
          <Thread key={thread.id} thread={thread} {...parts} />
        ))}
      </ul>
      <NoteField
        members={members}
        changes={changes}
        draftKey={`${record.noun} ${record.id} ${language} ${place?.path ?? ''}`}
        label={`New note on ${place?.label ?? (record.noun === 'media' ? 'the file' : 'the whole record')}`}
        button="Add note"
        onSend={(note) =>
          changes.write({
            ...note,
            record,
            language: language || undefined,
            field: place?.path,
            valueThen: seenIn(place),
          })
        }
      />
      {resolved.length > 0 && (
        <details>
          <summary className={styles.resolved}>
            {plural(resolved.length, '# resolved note', '# resolved notes')}
          </summary>
          <ul className={styles.threads}>
            {resolved.map((thread) => (
              <Thread key={thread.id} thread={thread} {...parts} />
            ))}
          </ul>
        </details>
      )}
      {place && onAll && elsewhere > 0 && (
        <Button variant="subtle" onClick={onAll}>
          {plural(elsewhere, '# note elsewhere', '# notes elsewhere')}
        </Button>
      )}
    </aside>,
    document.body,
  );

  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    flushSync(onClose);
  }
}

const nothingYet: Pick<RecordThreads, 'threads' | 'members'> = { threads: [], members: [] };

/** What the writer sees in the field. Too long a text is not sent. */
function seenIn(place: NotePlace | undefined) {
  const seen = place?.seen?.();
  return seen !== undefined && seen.length <= noteLimits.valueThen ? seen : undefined;
}

/** What is shown has been seen. If that cannot be said now, the dashboard keeps it. */
function useSeen(
  { noun, id }: NotedRecord,
  shown: readonly NoteThread[],
  data: RecordThreads | undefined,
) {
  const call = useAction();
  const shownIds = shown.map((thread) => thread.id).join(' ');
  useEffect(() => {
    if (!data || shownIds === '') return;
    const seen = { noun, id, threadIds: shownIds.split(' ') };
    call(actions.notes.markSeen, seen, noteErrors.fetch).catch(() => undefined);
  }, [call, noun, id, shownIds, data]);
}

/** On a phone the panel covers what gets the focus. It closes, or takes the focus that comes from outside the page. */
function useCloseUnderFocus(panel: RefObject<HTMLElement | null>, close: () => void) {
  const onFocus = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    const { current } = panel;
    if (!current || !(target instanceof Element) || current.contains(target)) return;
    if (!matchMedia('(max-width: 40rem)').matches || target.closest('[role="status"]')) return;
    if (current.contains(relatedTarget as Node | null)) return close();
    const isUnder = target.getBoundingClientRect().right > current.getBoundingClientRect().left;
    if (relatedTarget === null && isUnder) current.querySelector('h2')?.focus();
  });
  useEffect(() => {
    const listen = (event: FocusEvent) => onFocus(event);
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, []);
}

/** The focus goes into the panel, also from a form that opens with it, and back to where it was. */
function useFocusOfPanel(panel: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const before = document.activeElement;
    const element = panel.current;
    element?.querySelector('h2')?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      const isLost = activeElement === document.body || element?.contains(activeElement);
      if (isLost && before instanceof HTMLElement) before.focus();
    };
  }, [panel]);
}
