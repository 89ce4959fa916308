import { useEffect, useRef, useState } from 'react';
import { dropDraft, putDraft, type Draft } from '../../admin/drafts/draft-store.ts';
import { holdWriter, makeWriter } from '../../admin/drafts/draft-writers.ts';
import { useKeeping } from '../../admin/drafts/useKeeping.ts';
import { useEditor } from '../../admin/editor-context.ts';
import type { InboxEnquiry } from './enquiry-inbox.ts';

/** What of an enquiry a note is written over. */
export type NoteBase = Pick<InboxEnquiry, 'id' | 'revision' | 'note'>;

/** What is written and not saved, and the enquiry as it stood when the writing began. */
export type NoteDraft = { text: string; base: NoteBase };

export type NoteUpdate = (draft: NoteDraft | undefined) => NoteDraft | undefined;

/** How drafts of notes are called on the device. They name nobody who has written to us. */
export const noteNoun = 'note';

type KeptNote = { writer: string; text: string; release: () => void };

/** The notes that are being written in this window, by enquiry; each is kept on the device until it is saved or given up. */
export function useNoteDrafts() {
  const user = useEditor();
  const [drafts, setDrafts] = useState<Record<string, NoteDraft>>({});
  const [isUnavailable, setUnavailable] = useState(false);
  const kept = useRef(new Map<string, KeptNote>());
  const keeping = useKeeping(() => {
    for (const [id, draft] of Object.entries(drafts)) void keep(id, draft);
  });

  useEffect(() => {
    for (const [id, note] of kept.current) if (!drafts[id]) void forget(id, note);
    if (Object.keys(drafts).length > 0) keeping.noteTyping();
  }, [drafts, keeping]);

  useEffect(() => {
    const notes = kept.current;
    return () => {
      for (const { release } of notes.values()) release();
    };
  }, []);

  async function keep(id: string, { text, base }: NoteDraft, replaced?: string) {
    const present = kept.current.get(id);
    if (present?.text === text) return;
    const writer = present?.writer ?? makeWriter();
    kept.current.set(id, { writer, text, release: present?.release ?? holdWriter(writer) });
    try {
      await putDraft({
        writer,
        user,
        noun: noteNoun,
        recordId: id,
        revision: base.revision,
        name: 'a note',
        newId: undefined,
        values: { note: text },
        base: { note: base.note },
        savedAt: new Date().toISOString(),
      });
      if (replaced) await dropDraft(replaced);
    } catch {
      setUnavailable(true);
    }
  }

  async function forget(id: string, { writer, release }: KeptNote) {
    kept.current.delete(id);
    await dropDraft(writer).catch(() => undefined);
    release();
  }

  return {
    drafts,
    isUnavailable,
    change: (id: string, update: NoteUpdate) =>
      setDrafts(({ [id]: draft, ...others }) => {
        const next = update(draft);
        return next ? { ...others, [id]: next } : others;
      }),
    giveUp: async () => {
      keeping.settle();
      await Promise.all([...kept.current].map(([id, note]) => forget(id, note)));
    },
    /** Goes on with a note that was left, below what is written by now. */
    goOn: ({ recordId: id, revision, values, base, writer }: Draft) => {
      const { text, base: begun } = drafts[id] ?? {
        text: '',
        base: { id, revision, note: String(base['note']) },
      };
      const draft = { text: [text, values['note']].filter(Boolean).join('\n\n'), base: begun };
      setDrafts((others) => ({ ...others, [id]: draft }));
      void keep(id, draft, writer);
    },
  };
}
