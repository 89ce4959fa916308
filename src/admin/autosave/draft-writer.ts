import { deleteAutosaved, putAutosaved, type AutosavedDraft } from './autosaved-drafts.ts';

type DraftContent = Omit<AutosavedDraft, 'writer' | 'user' | 'savedAt'>;

const closed = new Set<string>();

/** Writes the draft of one form or note. Until it is closed, a lock tells other windows that it is in use. */
export function openDraftWriter(user: string) {
  const writer = makeName();
  const { promise, resolve } = Promise.withResolvers<void>();
  const olderOnes: string[] = [];
  let discards = 0;
  // The browser also releases the lock after a crash.
  void locks()
    ?.request(lockName(writer), () => promise)
    .catch(() => undefined);

  return {
    writer,
    /** False if the draft could only be kept in memory. */
    save: async (draft: DraftContent) => {
      const before = discards;
      const isOnDevice = await putAutosaved({ ...draft, ...owner(user), writer });
      // It may have taken longer than the deletion.
      if (discards > before) await deleteAll([writer]);
      await deleteAll(olderOnes.splice(0));
      return isOnDevice;
    },
    /** Saves a copy that is never written again. */
    saveCopy: (draft: DraftContent) =>
      putAutosaved({ ...draft, ...owner(user), writer: makeName() }),
    /** Deletes the older draft, whose text this one continues, after the next save. */
    replace: (older: AutosavedDraft) => void olderOnes.push(older.writer),
    discard: () => {
      discards += 1;
      return deleteAll([writer, ...olderOnes.splice(0)]);
    },
    close: () => {
      closed.add(writer);
      resolve();
    },
  };
}

/** Resolves once the form with this writer is closed, also by a crash: to false if the signal came first. */
export async function untilClosed(writer: string, signal: AbortSignal) {
  const lock = locks()?.request(lockName(writer), { mode: 'shared', signal }, () => true);
  return (await lock?.catch(() => false)) ?? false;
}

/** Which of these writers are open in a window. Empty if the browser has no locks. */
export async function findOpenWriters(writers: readonly string[]) {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return new Set(writers.filter((writer) => names.has(lockName(writer)) && !closed.has(writer)));
}

function owner(user: string) {
  return { user, savedAt: new Date().toISOString() };
}

function deleteAll(writers: string[]) {
  return Promise.allSettled(writers.map(deleteAutosaved));
}

function makeName() {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

function lockName(writer: string) {
  return `form-${writer}`;
}

/** Browsers provide no locks without TLS. */
function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
