import { actions } from 'astro:actions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ActionFailure, type Change, type Seen } from '../../../admin/actions/actions.ts';
import { useSave } from '../../../admin/forms/useSave.ts';
import { pollingInterval } from '../../../admin/actions/polling-interval.ts';
import { useAction } from '../../../admin/actions/useAction.ts';
import { useChange, type ChangeWork } from '../../../admin/actions/useChange.ts';
import {
  enquiryErrors,
  type InboxEnquiry,
  type NoteOutcome,
  type OpenedEnquiry,
} from './enquiry-inbox.ts';
import type { EnquiryNote } from '../conversation/enquiry-note.ts';
import type { NoteDraft } from './useNoteDrafts.ts';

type NoteHandlers = { onDone: () => void; undo: (entryIds: string[]) => ChangeWork };

/** Called with a new note; `onDone` once it is saved. */
export type OnAddNote = (note: NoteDraft, handlers: NoteHandlers) => void;

type Answer = Change<InboxEnquiry>;

type RemoveHandlers = {
  /** Called before the toast is shown, because an open dialog would keep the focus. */
  onAnswer: () => void;
  undo: (entryIds: string[]) => ChangeWork;
};

/** Resolves to undefined if it failed. */
export type OnRemove = (seen: Seen, handlers: RemoveHandlers) => Promise<Answer | undefined>;

/** An enquiry and what can be done with it. The first query marks it as read; later ones only fetch it. */
export function useOpenedEnquiry(id: string) {
  const call = useAction();
  const queryClient = useQueryClient();
  const isOpened = useRef(false);
  const { change, isBusy, failure, setFailure } = useChange({ keys: [], failsIn: 'place' });
  const { save, isSaving, failure: saveFailure, setFailure: setSaveFailure } = useSave();
  const queryKey = ['enquiry', id];
  const { data, error, refetch } = useQuery<OpenedEnquiry | null>({
    queryKey,
    queryFn: async () => {
      const action = isOpened.current ? actions.enquiries.find : actions.enquiries.open;
      const answer = await call(action, { id }, enquiryErrors.fetch);
      if (!isOpened.current) reloadList();
      isOpened.current = true;
      return answer && 'outcome' in answer ? null : answer;
    },
    refetchInterval: pollingInterval,
    refetchOnWindowFocus: 'always',
  });

  return {
    data,
    error,
    isBusy: isBusy || isSaving,
    failure: failure ?? saveFailure,
    reload: () => void refetch(),
    addNote,
    deleteNote: ({ id: noteId, enquiryId }: EnquiryNote, undo: NoteHandlers['undo']) =>
      void begin(async (send) => {
        const answer = await send(
          actions.enquiries.deleteNote,
          { id: enquiryId, noteId },
          enquiryErrors.note,
        );
        await refetch();
        return noteReport('Note deleted', answer, undo);
      }),
    remove,
    resend: (mailId: string) =>
      void begin(async (send) => {
        const email = await send(actions.enquiries.resend, { id: mailId }, enquiryErrors.resend);
        await refetch();
        reloadList();
        return email ? 'Email resent' : 'This email is already being sent';
      }),
  };

  function begin(run: ChangeWork) {
    setSaveFailure(undefined);
    return change(run);
  }

  async function remove({ id: enquiryId, revision }: Seen, { onAnswer, undo }: RemoveHandlers) {
    let answer: Answer | undefined;
    await begin(async () => {
      const input = { id: enquiryId, revision };
      answer = await call(actions.enquiries.remove, input, enquiryErrors.delete).finally(onAnswer);
      if (answer.outcome === 'refused') throw new ActionFailure(enquiryErrors.delete);
      if (answer.outcome === 'conflict') {
        updateCache(answer.newest);
        return answer.newest ? undefined : 'Already deleted';
      }
      reloadList();
      return { text: 'Enquiry deleted', undo: undo([answer.entryId ?? '']) };
    });
    return answer;
  }

  async function addNote({ text, noteId }: NoteDraft, { onDone, undo }: NoteHandlers) {
    setFailure(undefined);
    await queryClient.cancelQueries({ queryKey });
    await save({
      action: actions.enquiries.addNote,
      input: { id, noteId, body: text },
      errorMessage: enquiryErrors.note,
      onDone: async (answer) => {
        if (answer.outcome === 'gone') throw new ActionFailure('This enquiry has been deleted');
        await refetch();
        onDone();
        reloadList();
        return noteReport('Note added', answer, undo);
      },
    });
  }

  function updateCache(newest: InboxEnquiry | null) {
    queryClient.setQueryData<OpenedEnquiry | null>(queryKey, (present) =>
      newest && present ? { ...present, enquiry: newest } : null,
    );
    reloadList();
  }

  function reloadList() {
    void queryClient.invalidateQueries({ queryKey: ['enquiries'] });
  }
}

function noteReport(text: string, answer: NoteOutcome, undo: NoteHandlers['undo']) {
  const entryId = answer.outcome === 'done' ? answer.entryId : null;
  return { text, ...(entryId !== null && { undo: undo([entryId]) }) };
}
