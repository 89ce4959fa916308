import type {
  ChangedOne,
  ChangeOfMany,
  Publication,
  Seen,
  RecordState,
} from '../../src/lib/record.ts';
import type { Partner } from './partner.ts';

type Store = {
  find: (id: string) => Partner | undefined;
  remove: (id: string, revision: number) => unknown;
  restore: (id: string) => unknown;
  put: (record: Partner) => void;
};

/** What can be done to several of the partners in memory. One without a telephone cannot be published. */
export function makeManyActions({ find, remove, restore, put }: Store) {
  return {
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
      const changed = records.map(({ id }) => ({ id, revision: revisionOf(id), before: null }));
      return { outcome: 'done', changed, refused: [] };
    },
    takeBackMany: ({ records }: { records: ChangedOne[] }): ChangeOfMany => {
      const refused = records.filter(({ id, revision }) => find(id) && revisionOf(id) !== revision);
      const changed = records.filter((one) => !refused.includes(one));
      for (const { id, revision, before } of changed) {
        const present = find(id);
        if (!before) remove(id, revision);
        else if (present) setState(present, stateOf(before));
        else restore(id);
      }
      const why = 'Someone else has changed it';
      return { outcome: 'done', changed, refused: refused.map(({ id }) => ({ id, why })) };
    },
  };

  function each(records: Seen[], change: (one: Partner) => boolean): ChangeOfMany {
    const answer: ChangeOfMany = { outcome: 'done', changed: [], refused: [] };
    for (const { id, revision } of records) {
      const one = find(id);
      if (one?.revision !== revision) {
        answer.refused.push({ id, why: 'Someone else has changed it' });
      } else if (change(one)) {
        const before = standingOf(one);
        answer.changed.push({ id, revision: find(id)?.revision ?? revision + 1, before });
      } else answer.refused.push({ id, why: 'Check these fields: office' });
    }
    return answer;
  }

  function setState(one: Partner, state: Publication['state']) {
    put({ ...one, revision: one.revision + 1, publication: publicationOf(state) });
    return true;
  }

  function revisionOf(id: string) {
    return find(id)?.revision ?? 0;
  }
}

export function publicationOf(state: Publication['state']): Publication {
  const isPublic = state === 'published' || state === 'changed';
  return { state, isPublic, publishAt: null, problem: null, savedBy: 'ingrid' };
}

function standingOf({ revision, publication }: Partner): RecordState {
  const { state, isPublic } = publication ?? publicationOf('published');
  const wasPublic = isPublic || state === 'hidden';
  const moments = { publishAt: null, unpublishAt: null };
  return { revision, isPublic, hasDraft: state !== 'published', wasPublic, ...moments };
}

function stateOf({ isPublic, hasDraft, wasPublic }: RecordState) {
  if (isPublic) return hasDraft ? 'changed' : 'published';
  return wasPublic ? 'hidden' : 'draft';
}
