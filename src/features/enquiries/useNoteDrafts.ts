import { useEffect, useRef, useState } from 'react';
import type { AutosavedDraft } from '../../admin/autosave/autosaved-drafts.ts';
import { openDraftWriter } from '../../admin/autosave/draft-writer.ts';
import { useAutosave } from '../../admin/autosave/useAutosave.ts';
import { useEditor } from '../../admin/member-context.ts';
import type { InboxEnquiry } from './enquiry-inbox.ts';

/** What of an enquiry a note is written over. */
export type NoteBase = Pick<InboxEnquiry, 'id' | 'revision' | 'note'>;

/** A note that is not saved, and the enquiry as it was when the note was begun. */
export type NoteDraft = { text: string; base: NoteBase };

export type NoteUpdate = (draft: NoteDraft | undefined) => NoteDraft | undefined;

/** The noun of the drafts on the device. They do not name the sender of the enquiry. */
export const noteNoun = 'note';

type OpenNote = ReturnType<typeof openDraftWriter> & { savedText?: string };

/** The notes that are being written in this window, by enquiry. Each is autosaved on the device. */
export function useNoteDrafts() {
  const user = useEditor();
  const [drafts, setDrafts] = useState<Record<string, NoteDraft>>({});
  const [isUnavailable, setUnavailable] = useState(false);
  const open = useRef(new Map<string, OpenNote>());
  const autosave = useAutosave(() => {
    for (const [id, draft] of Object.entries(drafts)) void save(id, draft);
  });

  useEffect(() => {
    for (const [id, note] of open.current) {
      if (drafts[id]) continue;
      open.current.delete(id);
      void note.discard().then(note.close);
    }
    if (Object.keys(drafts).length > 0) autosave.schedule();
  }, [drafts, autosave]);

  useEffect(() => {
    const notes = open.current;
    return () => {
      for (const { close } of notes.values()) close();
    };
  }, []);

  function noteOf(id: string) {
    const note = open.current.get(id) ?? openDraftWriter(user);
    open.current.set(id, note);
    return note;
  }

  async function save(id: string, { text, base }: NoteDraft) {
    const note: OpenNote = noteOf(id);
    if (note.savedText === text) return;
    note.savedText = text;
    const isOnDevice = await note.save({
      noun: noteNoun,
      recordId: id,
      revision: base.revision,
      name: 'a note',
      newId: undefined,
      values: { note: text },
      base: { note: base.note },
    });
    if (!isOnDevice) setUnavailable(true);
  }

  return {
    drafts,
    isUnavailable,
    change: (id: string, update: NoteUpdate) =>
      setDrafts(({ [id]: draft, ...others }) => {
        const next = update(draft);
        return next ? { ...others, [id]: next } : others;
      }),
    /** Continues with a note that was left, below what has been typed since. */
    continueWith: (left: AutosavedDraft) => {
      const { recordId: id, revision, values, base } = left;
      const { text, base: begun } = drafts[id] ?? {
        text: '',
        base: { id, revision, note: String(base['note']) },
      };
      const draft = { text: [text, values['note']].filter(Boolean).join('\n\n'), base: begun };
      setDrafts((others) => ({ ...others, [id]: draft }));
      noteOf(id).replace(left);
      void save(id, draft);
    },
  };
}
