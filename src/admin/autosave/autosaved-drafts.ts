import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Values } from '../forms/values.ts';

/** Unsaved text, stored on this device. */
export type AutosavedDraft = {
  /** Identifies the open form that writes it, so that two windows never overwrite each other's draft. */
  writer: string;
  /** The user's e-mail address. */
  user: string;
  /** The noun's name. */
  noun: string;
  /** `new` for an unsaved record. */
  recordId: string;
  /** The revision of the record when the form was opened; 0 for a new one. */
  revision: number;
  /** The record's name. */
  name: string | undefined;
  /** The id of the new record, so that it is never added twice. */
  newId: string | undefined;
  values: Values;
  /** The values before editing began. */
  base: Values;
  savedAt: string;
};

const maxAgeMs = 30 * 24 * 60 * 60 * 1_000;

/** If the device cannot store drafts, they last until the page is closed. */
const inMemory = new Map<string, AutosavedDraft>();
const deletionListeners = new Set<(writer: string) => void>();

/** False if the draft could only be kept in memory. */
export async function putAutosaved(draft: AutosavedDraft) {
  try {
    const database = await open();
    const transaction = database.transaction('drafts', 'readwrite', { durability: 'strict' });
    const request = transaction.store.put(draft);
    // Otherwise the transaction commits one task later, and the page may be about to close.
    transaction.commit();
    await Promise.all([request, transaction.done]);
    inMemory.delete(draft.writer);
    return true;
  } catch {
    inMemory.set(draft.writer, draft);
    return false;
  }
}

export async function deleteAutosaved(writer: string) {
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

/** A user's drafts of a noun, newest first. Older drafts are stored under the noun's singular, `word`. */
export async function listAutosaved(user: string, noun: string, word: string) {
  const onPage = [...inMemory.values()].filter(
    (draft) => draft.user === user && draft.noun === noun,
  );
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

/** All drafts of a user, newest first. */
export async function listAllDrafts(user: string) {
  const onPage = [...inMemory.values()].filter((draft) => draft.user === user);
  const onDevice = await open()
    .then((database) =>
      database.getAllFromIndex('drafts', 'byUser', IDBKeyRange.bound([user], [user, []])),
    )
    .catch(() => []);
  return newestFirst(onPage, onDevice);
}

function newestFirst(onPage: AutosavedDraft[], onDevice: AutosavedDraft[]) {
  const older = onDevice.filter(({ writer }) => !inMemory.has(writer));
  return [...onPage, ...older].toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
}

interface Database extends DBSchema {
  drafts: {
    key: string;
    value: AutosavedDraft;
    indexes: { byUser: [string, string]; bySavedAt: string };
  };
}

let connection: Promise<IDBPDatabase<Database>> | undefined;

function open() {
  connection ??= openAndPrune().catch((cause: unknown) => {
    connection = undefined;
    throw cause;
  });
  return connection;
}

async function openAndPrune() {
  const database = await openDB<Database>('back-office', 1, {
    upgrade: (created) => {
      const drafts = created.createObjectStore('drafts', { keyPath: 'writer' });
      drafts.createIndex('byUser', ['user', 'noun']);
      drafts.createIndex('bySavedAt', 'savedAt');
    },
    terminated: () => {
      connection = undefined;
    },
  });
  await prune(database);
  return database;
}

async function prune(database: IDBPDatabase<Database>) {
  const expired = IDBKeyRange.upperBound(new Date(Date.now() - maxAgeMs).toISOString());
  const writers = await database.getAllKeysFromIndex('drafts', 'bySavedAt', expired);
  await Promise.all(writers.map((writer) => database.delete('drafts', writer)));
}
