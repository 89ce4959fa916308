import { db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import {
  findNewest,
  storedVersionFrom,
  type StoredVersion,
} from '../../records/versions.server.ts';
import { isVersioned, versioned } from '../nouns.ts';
import type { Act, ActivityEntry } from './activity.ts';
import { differences, fieldChange, undoneRecord, type Difference } from './changes.ts';

export type StoredActivity = Tables['activity'];

/** What was done, with what can be said and done about it now. */
export async function entriesOf(
  rows: StoredActivity[],
  names: Map<string, string>,
): Promise<ActivityEntry[]> {
  const subjects = rows
    .filter(({ kind }) => isVersioned(kind))
    .map(({ subjectId }) => subjectId ?? '');
  const saves = rows.filter(({ act, kind }) => tellsChanges(act) && isVersioned(kind));
  const versions = await findVersions(saves);
  const newest = await findNewest(subjects);
  const undone = await findUndone(rows);
  const enquiries = await findEnquiries(rows);

  return rows.map((row) => {
    const { id, at, actor, kind, act, name, detail, subjectId } = row;
    const present = newest.get(subjectId ?? '');
    const changes = changesOf(row, versions);
    const undo = undone.get(id);
    const enquiry = enquiries.get(subjectId ?? '');
    return {
      id,
      at,
      actor,
      kind,
      act,
      name,
      detail,
      subjectId,
      actorName: names.get(actor),
      changes: changes.map(fieldChange),
      address: enquiry?.address ?? addressOf(row, present),
      offer: undo ? undefined : (offerOfStep(row, enquiry) ?? offerOf(row, changes, present)),
      undone: undo && { at: undo.at, actor: undo.actor, actorName: names.get(undo.actor) },
    };
  });
}

/** The fields that a save changed, as far as both versions are kept. */
export async function findChanges(row: StoredActivity) {
  return changesOf(row, await findVersions([row]));
}

/** A step of the desk is taken back while it is the last change. */
function offerOfStep(row: StoredActivity, enquiry: { revision: number } | undefined) {
  const isLast = row.standing !== null && row.revision === enquiry?.revision;
  if (!isLast) return undefined;
  return row.act === 'deleted' ? 'restore' : 'undo';
}

function offerOf(row: StoredActivity, changes: Difference[], present: StoredVersion | undefined) {
  if (!isVersioned(row.kind) || !present) return undefined;
  if (present.isDeleted === 1) {
    const isLatest = row.act === 'deleted' && row.revision === present.revision;
    return isLatest ? 'restore' : undefined;
  }
  if (row.act === 'moved') return 'undo';
  if (changes.length === 0) return undefined;
  // What was done to a draft is not taken back from what is public, nor the other way round.
  if ((row.act === 'drafted') !== (present.isPublic === 0)) return 'history';
  return undoneRecord(present.record, changes) ? 'undo' : 'history';
}

function tellsChanges(act: Act) {
  return act === 'saved' || act === 'drafted';
}

function addressOf({ kind, subjectId, act }: StoredActivity, present: StoredVersion | undefined) {
  if (!subjectId || !isVersioned(kind)) return undefined;
  if (act === 'deleted' && present?.isDeleted === 1)
    return `${versioned[kind].adminAddress}?bin=open`;
  return present?.isDeleted === 0 ? `${versioned[kind].adminAddress}?edit=${subjectId}` : undefined;
}

function changesOf(
  { act, subjectId, revision }: StoredActivity,
  versions: Map<string, StoredVersion>,
) {
  const [before, after] = [(revision ?? 0) - 1, revision].map((number) =>
    versions.get(`${subjectId} ${number}`),
  );
  return tellsChanges(act) && before && after ? differences(before.record, after.record) : [];
}

async function findVersions(rows: StoredActivity[]) {
  const ids = new Set(rows.map(({ subjectId }) => subjectId ?? ''));
  const revisions = new Set(rows.flatMap(({ revision }) => [revision ?? 0, (revision ?? 0) - 1]));
  if (ids.size === 0) return new Map<string, StoredVersion>();
  const kept = await db
    .selectFrom('versions')
    .select(['recordId', 'revision', 'isDeleted', 'isPublic', 'record'])
    .where('recordId', 'in', [...ids])
    .where('revision', 'in', [...revisions])
    .execute();
  return new Map(kept.map((row) => [`${row.recordId} ${row.revision}`, storedVersionFrom(row)]));
}

/** The enquiries that are still there. */
async function findEnquiries(rows: StoredActivity[]) {
  const ids = rows.flatMap(
    ({ kind, subjectId }) => (kind === 'enquiries' ? subjectId : null) ?? [],
  );
  if (ids.length === 0) return new Map<string, { address: string; revision: number }>();
  const present = await db
    .selectFrom('enquiries')
    .select(['id', 'revision'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    present.map(({ id, revision }) => [
      id,
      { address: `/admin/enquiries?enquiry=${id}`, revision },
    ]),
  );
}

async function findUndone(rows: StoredActivity[]) {
  if (rows.length === 0) return new Map<string, { at: string; actor: string }>();
  const ids = rows.map(({ id }) => id);
  const undoing = await db
    .selectFrom('activity')
    .select(['undoes', 'at', 'actor'])
    .where('undoes', 'in', ids)
    .execute();
  return new Map(undoing.map(({ undoes, ...by }) => [undoes ?? '', by]));
}
