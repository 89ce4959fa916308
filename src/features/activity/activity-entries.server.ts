import { db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import { findNewest } from '../../records/versions.server.ts';
import { isVersioned, versioned } from '../nouns.ts';
import type { Act, ActivityEntry } from './activity.ts';
import { differences, fieldChange, undoneRecord, type Difference } from './changes.ts';

type StoredActivity = Tables['activity'];
type StoredVersion = {
  recordId: string;
  revision: number;
  isDeleted: 0 | 1;
  isPublic: 0 | 1;
  record: object;
};

/** Adds to each activity its changes, its link and the offered undo action. */
export async function entriesOf(
  rows: StoredActivity[],
  names: Map<string, string>,
): Promise<ActivityEntry[]> {
  const subjects = rows
    .filter(({ kind }) => isVersioned(kind))
    .map(({ subjectId }) => subjectId ?? '');
  const saves = rows.filter(({ act, kind }) => hasFieldChanges(act) && isVersioned(kind));
  const versions = await findVersions(saves);
  const newest = await findNewest(subjects);
  const undoById = await findUndone(rows);
  const enquiries = await findEnquiries(rows);

  return rows.map((row) => {
    const { id, at, actor, kind, act, name, detail, subjectId } = row;
    const current = newest.get(subjectId ?? '');
    const changes = changesOf(row, versions);
    const undo = undoById.get(id);
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
      address: enquiry?.address ?? urlOf(row, current),
      offer: undo ? undefined : (offerOfStep(row, enquiry) ?? offerOf(row, changes, current)),
      undone: undo && { at: undo.at, actor: undo.actor, actorName: names.get(undo.actor) },
    };
  });
}

/** The fields that a save changed, if both versions are stored. */
export async function findChanges(row: StoredActivity) {
  return changesOf(row, await findVersions([row]));
}

/** A desk step can be undone only while it is the enquiry's last change. */
function offerOfStep(row: StoredActivity, enquiry: { revision: number } | undefined) {
  const isLast = row.standing !== null && row.revision === enquiry?.revision;
  if (!isLast) return undefined;
  return row.act === 'deleted' ? 'restore' : 'undo';
}

function offerOf(row: StoredActivity, changes: Difference[], current: StoredVersion | undefined) {
  if (!isVersioned(row.kind) || !current) return undefined;
  if (current.isDeleted === 1) {
    const isLatest = row.act === 'deleted' && row.revision === current.revision;
    return isLatest ? 'restore' : undefined;
  }
  if (row.act === 'moved') return 'undo';
  if (changes.length === 0) return undefined;
  // A change to a draft cannot be undone in the public version, nor the other way round.
  if ((row.act === 'drafted') !== (current.isPublic === 0)) return 'history';
  return undoneRecord(current.record, changes) ? 'undo' : 'history';
}

function hasFieldChanges(act: Act) {
  return act === 'saved' || act === 'drafted';
}

function urlOf({ kind, subjectId, act }: StoredActivity, current: StoredVersion | undefined) {
  if (!subjectId || !isVersioned(kind)) return undefined;
  if (act === 'deleted' && current?.isDeleted === 1)
    return `${versioned[kind].adminAddress}?bin=open`;
  return current?.isDeleted === 0 ? `${versioned[kind].adminAddress}?edit=${subjectId}` : undefined;
}

function changesOf(
  { act, subjectId, revision }: StoredActivity,
  versions: Map<string, StoredVersion>,
) {
  const [before, after] = [(revision ?? 0) - 1, revision].map((number) =>
    versions.get(`${subjectId} ${number}`),
  );
  return hasFieldChanges(act) && before && after ? differences(before.record, after.record) : [];
}

async function findVersions(rows: StoredActivity[]) {
  const ids = new Set(rows.map(({ subjectId }) => subjectId ?? ''));
  const revisions = new Set(rows.flatMap(({ revision }) => [revision ?? 0, (revision ?? 0) - 1]));
  if (ids.size === 0) return new Map<string, StoredVersion>();
  const versionRows = await db
    .selectFrom('versions')
    .select(['recordId', 'revision', 'isDeleted', 'isPublic', 'record'])
    .where('recordId', 'in', [...ids])
    .where('revision', 'in', [...revisions])
    .execute();
  return new Map(versionRows.map((row) => [`${row.recordId} ${row.revision}`, parsed(row)]));
}

function parsed({
  record,
  ...version
}: Omit<StoredVersion, 'record'> & { record: string }): StoredVersion {
  return { ...version, record: JSON.parse(record) as object };
}

/** The enquiries that still exist. */
async function findEnquiries(rows: StoredActivity[]) {
  const ids = rows.flatMap(
    ({ kind, subjectId }) => (kind === 'enquiries' ? subjectId : null) ?? [],
  );
  if (ids.length === 0) return new Map<string, { address: string; revision: number }>();
  const enquiryRows = await db
    .selectFrom('enquiries')
    .select(['id', 'revision'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    enquiryRows.map(({ id, revision }) => [
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
  return new Map(undoing.map(({ undoes, ...undo }) => [undoes ?? '', undo]));
}
