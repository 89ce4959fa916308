import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Values } from '../forms/values.ts';

/** What was typed and is not saved, on this device. */
export type AutosavedDraft = {
  /** Names the one open form that writes it: two windows never overwrite each other's draft. */
  writer: string;
  /** The e-mail address of its user. */
  user: string;
  /** The name of its noun. */
  noun: string;
  /** `new` for a record that is not saved yet. */
  recordId: string;
  /** The revision of the record that the form was opened with; 0 for a new one. */
  revision: number;
  /** The name of the record. */
  name: string | undefined;
  /** The id that a new record will have, so that it is never added twice. */
  newId: string | undefined;
  values: Values;
  /** The values before anything was typed. */
  base: Values;
  savedAt: string;
};

const maxAgeMs = 30 * 24 * 60 * 60 * 1_000;

/** Where the device stores nothing, drafts last until the page is left. */
const inMemory = new Map<string, AutosavedDraft>();
const deletionListeners = new Set<(writer: string) => void>();

/** False when the draft is on this page alone. */
export async function putDraft(draft: AutosavedDraft) {
  try {
    const database = await open();
    const transaction = database.transaction('drafts', 'readwrite', { durability: 'strict' });
    const put = transaction.store.put(draft);
    // Otherwise the transaction ends one task later, and the page may be about to close.
    transaction.commit();
    await Promise.all([put, transaction.done]);
    inMemory.delete(draft.writer);
    return true;
  } catch {
    inMemory.set(draft.writer, draft);
    return false;
  }
}

export async function deleteDraft(writer: string) {
  inMemory.delete(writer);
  for (const listener of deletionListeners) listener(writer);
  const database = await open();
  await database.delete('drafts', writer);
}

/** Calls the listener with the writer of each draft that this page deletes. */
export function onDraftDeleted(listener: (writer: string) => void) {
  deletionListeners.add(listener);
  return () => void deletionListeners.delete(listener);
}

/** The drafts that one user has of a noun, the newest first. Older ones lie under the word for one of its records. */
export async function listDrafts(user: string, noun: string, word: string) {
  const onPage = [...inMemory.values()].filter((one) => one.user === user && one.noun === noun);
  const onDevice = await open()
    .then((database) =>
      Promise.all(
        [...new Set([noun, word])].map((name) =>
          database.getAllFromIndex('drafts', 'byUser', [user, name]),
        ),
      ),
    )
    .catch(() => []);
  return newestFirst(onPage, onDevice.flat());
}

/** The drafts that one user has of anything, the newest first. */
export async function listAllDrafts(user: string) {
  const onPage = [...inMemory.values()].filter((one) => one.user === user);
  const onDevice = await open()
    .then((database) =>
      database.getAllFromIndex('drafts', 'byUser', IDBKeyRange.bound([user], [user, []])),
    )
    .catch(() => []);
  return newestFirst(onPage, onDevice);
}

function newestFirst(onPage: AutosavedDraft[], onDevice: AutosavedDraft[]) {
  const older = onDevice.filter(({ writer }) => !inMemory.has(writer));
  return [...onPage, ...older].toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
}

interface Database extends DBSchema {
  drafts: {
    key: string;
    value: AutosavedDraft;
    indexes: { byUser: [string, string]; bySavedAt: string };
  };
}

let opened: Promise<IDBPDatabase<Database>> | undefined;

function open() {
  opened ??= openAndPrune().catch((cause: unknown) => {
    opened = undefined;
    throw cause;
  });
  return opened;
}

async function openAndPrune() {
  const database = await openDB<Database>('back-office', 1, {
    upgrade: (created) => {
      const drafts = created.createObjectStore('drafts', { keyPath: 'writer' });
      drafts.createIndex('byUser', ['user', 'noun']);
      drafts.createIndex('bySavedAt', 'savedAt');
    },
    terminated: () => {
      opened = undefined;
    },
  });
  await prune(database);
  return database;
}

async function prune(database: IDBPDatabase<Database>) {
  const tooOld = IDBKeyRange.upperBound(new Date(Date.now() - maxAgeMs).toISOString());
  const writers = await database.getAllKeysFromIndex('drafts', 'bySavedAt', tooOld);
  await Promise.all(writers.map((writer) => database.delete('drafts', writer)));
}
