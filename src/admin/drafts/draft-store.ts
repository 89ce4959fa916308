import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Values } from '../forms/values.ts';

/** What was typed and is not saved, on this device. */
export type Draft = {
  /** Of the one form that it is typed in: two windows never write over each other's. */
  writer: string;
  /** The e-mail of who typed it. */
  user: string;
  noun: string;
  /** `new` for a record that is not there yet. */
  recordId: string;
  /** That it was begun from; 0 for a new record. */
  revision: number;
  /** How the record is called. */
  name: string | undefined;
  /** That a new record is to have, so that it is never added twice. */
  newId: string | undefined;
  values: Values;
  /** What the form held before anything was typed. */
  base: Values;
  savedAt: string;
};

export type DraftsAbout = Pick<Draft, 'user' | 'noun'>;

const keptForMs = 30 * 24 * 60 * 60 * 1_000;

export async function putDraft(draft: Draft) {
  const database = await open();
  const writing = database.transaction('drafts', 'readwrite', { durability: 'strict' });
  const written = writing.store.put(draft);
  // Without this it would wait for the page once more, which may be about to close.
  writing.commit();
  await Promise.all([written, writing.done]);
}

export async function dropDraft(writer: string) {
  const database = await open();
  await database.delete('drafts', writer);
}

/** The drafts of one user, of one noun, the latest first. */
export async function listDrafts({ user, noun }: DraftsAbout) {
  const database = await open();
  const drafts = await database.getAllFromIndex('drafts', 'byUser', [user, noun]);
  return drafts.toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
}

interface Database extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { byUser: [string, string]; bySavedAt: string } };
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
  const before = new Date(Date.now() - keptForMs).toISOString();
  const old = await database.getAllKeysFromIndex(
    'drafts',
    'bySavedAt',
    IDBKeyRange.upperBound(before),
  );
  await Promise.all(old.map((writer) => database.delete('drafts', writer)));
}
