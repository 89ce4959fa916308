import type { ChangeOfMany, Publication, Seen, Undone } from '../../src/model/record.ts';
import type { Partner } from './partner.ts';

type Store = {
  find: (id: string) => Partner | undefined;
  remove: (id: string, revision: number) => unknown;
  restore: (id: string) => unknown;
  put: (record: Partner) => void;
};

/** A partner before a change, null if there was none, and the revision that the change made. */
type Entry = Seen & { before: Partner | null };

/** What can be done to several of the partners in memory, and undone. One without a telephone cannot be published. */
export function makeManyActions({ find, remove, restore, put }: Store) {
  const entries: Entry[] = [];

  return {
    log,
    publishMany: ({ records }: { records: Seen[] }) =>
      each(records, (one) => one.office !== '' && setState(one, 'published')),
    unpublishMany: ({ records }: { records: Seen[] }) =>
      each(records, (one) => setState(one, 'hidden')),
    removeMany: ({ records }: { records: Seen[] }) =>
      each(records, (one) => {
        remove(one.id, one.revision);
        return true;
      }),
    restoreMany: ({ records }: { records: Seen[] }): ChangeOfMany => {
      for (const { id } of records) restore(id);
      const changed = records.map(({ id }) => {
        const revision = findRevision(id);
        return { id, revision, entryId: log({ id, revision, before: null }) };
      });
      return { outcome: 'done', changed, refused: [] };
    },
    undo: ({ ids }: { ids: string[] }): Undone => {
      const answer: Undone = { undone: [], refused: [] };
      for (const entryId of ids) {
        const entry = entries[Number(entryId)];
        if (!entry) continue;
        const change = { entryId, subjectId: entry.id, name: '' };
        if (undoOne(entry)) answer.undone.push(change);
        else answer.refused.push({ ...change, why: 'Someone else has changed it' });
      }
      return answer;
    },
  };

  /** Returns the id of the entry. */
  function log(entry: Entry) {
    return String(entries.push(entry) - 1);
  }

  function undoOne({ id, revision, before }: Entry) {
    const present = find(id);
    if (present && present.revision !== revision) return false;
    if (!before) remove(id, revision);
    else if (present) put({ ...before, revision: revision + 1 });
    else restore(id);
    return true;
  }

  function each(records: Seen[], change: (one: Partner) => boolean): ChangeOfMany {
    const answer: ChangeOfMany = { outcome: 'done', changed: [], refused: [] };
    for (const { id, revision } of records) {
      const one = find(id);
      if (one?.revision !== revision) {
        answer.refused.push({ id, why: 'Someone else has changed it' });
      } else if (change(one)) {
        const next = find(id)?.revision ?? revision + 1;
        const entryId = log({ id, revision: next, before: one });
        answer.changed.push({ id, revision: next, entryId });
      } else answer.refused.push({ id, why: 'Check these fields: office' });
    }
    return answer;
  }

  function setState(one: Partner, state: Publication['state']) {
    put({ ...one, revision: one.revision + 1, publication: makePublication(state) });
    return true;
  }

  function findRevision(id: string) {
    return find(id)?.revision ?? 0;
  }
}

export function makePublication(state: Publication['state']): Publication {
  const isPublic = state === 'published' || state === 'changed';
  return { state, isPublic, publishAt: null, problem: null, savedBy: 'ingrid' };
}
