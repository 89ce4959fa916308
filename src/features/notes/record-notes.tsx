import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useCallback, useEffect, useMemo, useState, type ComponentProps } from 'react';
import { useRead } from '../../admin/actions/useAction.ts';
import { changeAddress, useAddress } from '../../admin/browser/useAddress.ts';
import { useMember } from '../../admin/frame/member-context.ts';
import { isWithin } from '../../admin/forms/error-fields.ts';
import type { ScreenNotes } from '../../admin/frame/screen.ts';
import { writtenBy } from '../../admin/frame/screen-for-member.ts';
import { useFormKey } from '../../admin/keys/useFormKey.ts';
import {
  FormNotesContext,
  ListNotesContext,
  type NotePlace,
} from '../../admin/notes/notes-context.ts';
import { findExtent } from '../../model/rights.ts';
import { pathOfField } from '../translations/editor/useTranslationValues.ts';
import { noteErrors, type NotedNoun, type NotedRecord } from './note.ts';
import { NotesPanel } from './NotesPanel.tsx';
import { useNotes } from './useNotes.ts';

/** The notes of a noun's records, in its list and in its forms, or of files. */
export const recordNotes: ScreenNotes = { List: ListNotes, Form: FormNotes };

function ListNotes({ noun, onOpen, children }: ComponentProps<ScreenNotes['List']>) {
  const read = useRead();
  const member = useMember();
  const name = noun.name as NotedNoun;
  const mayWrite = findExtent(member.role, 'write') !== undefined;
  const [openId, setOpenId] = useState<string>();
  const { query } = useAddress();
  const { data: counts = noCounts } = useQuery({
    queryKey: ['notes', name],
    queryFn: () => read(actions.notes.counts, { noun: name }, noteErrors.fetch),
    enabled: mayWrite,
  });
  // Those who may not open the form find here what they are mentioned in.
  const linkedId =
    writtenBy(member, noun) === undefined && query.get('notes') ? query.get('edit') : null;
  if (linkedId !== null && linkedId !== openId) setOpenId(linkedId);
  useEffect(() => {
    if (linkedId === null) return;
    changeAddress({ query: { edit: undefined, field: undefined, notes: undefined } });
  }, [linkedId]);
  const context = useMemo(() => ({ counts, open: onOpen ?? setOpenId }), [counts, onOpen]);
  if (!mayWrite) return children;
  return (
    <ListNotesContext value={context}>
      {children}
      {openId !== undefined && (
        <NotesPanel record={{ noun: name, id: openId }} onClose={() => setOpenId(undefined)} />
      )}
    </ListNotesContext>
  );
}

function FormNotes({ noun, recordId, locale = '', children }: ComponentProps<ScreenNotes['Form']>) {
  const record: NotedRecord = { noun: noun.name as NotedNoun, id: recordId };
  const [place, setPlace] = useState<NotePlace>();
  const { data } = useNotes(record);
  const { query } = useAddress();
  const isLinked = query.get('notes') !== null;
  const open = useCallback((chosen: NotePlace = whole) => {
    setPlace({ ...chosen, path: pathOfField(chosen.path) });
  }, []);
  const context = useMemo(() => {
    const openThreads = data?.threads.filter(({ resolved }) => !resolved) ?? [];
    return {
      total: openThreads.length,
      countAt: (field: string) =>
        openThreads.filter(
          ({ language, path }) => language === locale && isWithin(path, pathOfField(field)),
        ).length,
      open,
    };
  }, [data, locale, open]);
  useFormKey('notes', () => {
    const field = document.activeElement?.closest('[data-field]');
    const button = field?.querySelector<HTMLElement>(':scope > [data-notes]');
    if (button) button.click();
    else open();
  });
  if (isLinked && !place) setPlace(whole);
  useEffect(() => {
    if (isLinked) changeAddress({ query: { notes: undefined } });
  }, [isLinked]);
  return (
    <FormNotesContext value={context}>
      {children}
      {place && (
        <NotesPanel
          key={place.path}
          record={record}
          language={locale}
          place={place.path === '' ? undefined : place}
          onAll={() => setPlace(whole)}
          onClose={() => setPlace(undefined)}
        />
      )}
    </FormNotesContext>
  );
}

const whole: NotePlace = { path: '', label: '' };

const noCounts: Record<string, number> = {};
