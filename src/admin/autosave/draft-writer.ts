import { deleteDraft, putDraft, type AutosavedDraft } from './autosaved-drafts.ts';

type DraftContent = Omit<AutosavedDraft, 'writer' | 'user' | 'savedAt'>;

const closedHere = new Set<string>();

/** Writes the draft of one form, or of one note. Until it is closed its lock tells other windows that it is in use. */
export function openDraftWriter(user: string) {
  const writer = makeName();
  const { promise, resolve } = Promise.withResolvers<void>();
  const replaced: string[] = [];
  // The browser releases the lock in a crash, too.
  void locks()
    ?.request(lockOf(writer), () => promise)
    .catch(() => undefined);

  return {
    writer,
    /** False when the draft is on this page alone. */
    save: async (draft: DraftContent) => {
      const isOnDevice = await putDraft({ ...draft, ...stamp(user), writer });
      await deleteAll(replaced.splice(0));
      return isOnDevice;
    },
    /** Saves a copy that is never written again. */
    saveCopy: (draft: DraftContent) => putDraft({ ...draft, ...stamp(user), writer: makeName() }),
    /** The text of an older draft was taken over: it is deleted once this one is saved. */
    replace: (older: AutosavedDraft) => void replaced.push(older.writer),
    discard: () => deleteAll([writer, ...replaced.splice(0)]),
    close: () => {
      closedHere.add(writer);
      resolve();
    },
  };
}

/** Which of these writers are open in some window. None, where the browser cannot tell. */
export async function findOpenWriters(writers: readonly string[]) {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return new Set(writers.filter((one) => names.has(lockOf(one)) && !closedHere.has(one)));
}

function stamp(user: string) {
  return { user, savedAt: new Date().toISOString() };
}

function deleteAll(writers: string[]) {
  return Promise.allSettled(writers.map(deleteDraft));
}

function makeName() {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

function lockOf(writer: string) {
  return `form-${writer}`;
}

/** Browsers give none to a page without TLS. */
function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
