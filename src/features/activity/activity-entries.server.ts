import { db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/row-types.ts';
import type { ProposalBefore } from '../../records/proposals.server.ts';
import {
  findNewest,
  storedVersionFrom,
  type StoredVersion,
} from '../../records/versions.server.ts';
import type { StoredReplacement } from '../media/media.ts';
import { noteAddress } from '../notes/note-address.ts';
import { notedRecord, type ThreadBefore } from '../notes/note.ts';
import { isVersioned, versioned } from '../nouns.ts';
import { recordAddress } from '../record-address.ts';
import type { ActivityAction, ActivityEntry } from './activity.ts';
import { differences, fieldChange, undoneRecord, type Difference } from './changes.ts';

export type StoredActivity = Tables['activity'];

/** The entries of these rows, each with its changes, its URL and the undo action that is possible now. */
export async function describeEntries(
  rows: StoredActivity[],
  names: Map<string, string>,
): Promise<ActivityEntry[]> {
  const subjects = rows.flatMap((row) =>
    isVersioned(row.kind) || row.kind === 'notes'
      ? (row.subjectId ?? [])
      : replacedRecords(row).map(({ id }) => id),
  );
  const saves = rows.filter(({ act, kind }) => hasChanges(act) && isVersioned(kind));
  const versions = await findVersions(saves);
  const newest = await findNewest(subjects);
  const files = await findNotedFiles(rows);
  const undoEntries = await findUndoEntries(rows);
  const enquiries = await findEnquiries(rows);
  const threads = await findThreads(rows);
  const proposals = await findProposals(rows);

  return rows.map((row) => {
    const { id, at, actor, kind, act, name, detail, subjectId } = row;
    const version = newest.get(subjectId ?? '');
    const changes = entryChanges(row, versions);
    const isSaved = files.has(subjectId ?? '') || version?.isDeleted === 0;
    const undo = undoEntries.get(id);
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
      address: enquiry?.address ?? entryUrl(row, version, isSaved),
      offer: undo
        ? undefined
        : (enquiryOffer(row, enquiry) ??
          proposalOffer(row, proposals) ??
          threadOffer(row, threads, isSaved) ??
          replacementOffer(row, newest) ??
          findUndo(row, changes, version)),
      undone: undo && { at: undo.at, actor: undo.actor, actorName: names.get(undo.actor) },
    };
  });
}

/** The fields that a save changed. Empty if one of the two versions was deleted. */
export async function findChanges(row: StoredActivity) {
  return entryChanges(row, await findVersions([row]));
}

/** A change to an enquiry can be undone only while it is the latest one. */
function enquiryOffer(row: StoredActivity, enquiry: { revision: number } | undefined) {
  const isLast = row.standing !== null && row.revision === enquiry?.revision;
  if (!isLast) return undefined;
  return row.act === 'deleted' ? 'restore' : 'undo';
}

/** A proposal can be undone while nobody has taken, dismissed or replaced it. */
function proposalOffer(row: StoredActivity, proposals: ReadonlySet<string>) {
  const { proposalId } = storedProposal(row) ?? {};
  return proposalId !== undefined && proposals.has(proposalId) ? 'undo' : undefined;
}

/** A replacement can be undone while no record that contains the file has changed. An old entry has no state. */
function replacementOffer(row: StoredActivity, newest: Map<string, StoredVersion>) {
  if (!isReplacement(row.act) || row.standing === null) return undefined;
  const isLast = replacedRecords(row).every(
    ({ id, revision }) => newest.get(id)?.revision === revision,
  );
  return isLast ? 'undo' : undefined;
}

function replacedRecords({ act, standing }: StoredActivity) {
  if (!isReplacement(act) || standing === null) return [];
  return (JSON.parse(standing) as StoredReplacement).records;
}

/** A removal replaces a file with none. */
function isReplacement(act: ActivityAction) {
  return act === 'replaced' || act === 'detached' || act === 'attached';
}

function findUndo(row: StoredActivity, changes: Difference[], newest: StoredVersion | undefined) {
  if (!isVersioned(row.kind) || !newest) return undefined;
  const isLatest = row.revision === newest.revision;
  if (newest.isDeleted === 1) return row.act === 'deleted' && isLatest ? 'restore' : undefined;
  if (row.standing !== null && isLatest) return 'undo';
  if (row.act === 'moved') return 'undo';
  if (changes.length === 0) return undefined;
  // Undoing a change to a draft must not change the public record, and the reverse.
  if ((row.act === 'drafted') !== (newest.isPublic === 0)) return 'history';
  return undoneRecord(newest.record, changes) ? 'undo' : 'history';
}

function hasChanges(act: ActivityAction) {
  return act === 'saved' || act === 'drafted';
}

function entryUrl(
  { kind, subjectId, act, detail }: StoredActivity,
  newest: StoredVersion | undefined,
  isSaved: boolean,
) {
  if (kind === 'notes') {
    const record = notedRecord.safeParse({ noun: detail, id: subjectId }).data;
    return record && isSaved ? noteAddress(record) : undefined;
  }
  if (!subjectId || !isVersioned(kind)) return undefined;
  if (act === 'deleted' && newest?.isDeleted === 1)
    return kind === 'translations'
      ? recordAddress(kind, subjectId, newest.record)
      : `${versioned[kind].adminAddress}?bin=open`;
  return newest && isSaved ? recordAddress(kind, subjectId, newest.record) : undefined;
}

function entryChanges(
  { act, subjectId, revision }: StoredActivity,
  versions: Map<string, StoredVersion>,
) {
  const [before, after] = [(revision ?? 0) - 1, revision].map((number) =>
    versions.get(`${subjectId} ${number}`),
  );
  return hasChanges(act) && before && after ? differences(before.record, after.record) : [];
}

async function findVersions(rows: StoredActivity[]) {
  const ids = new Set(rows.map(({ subjectId }) => subjectId ?? ''));
  const revisions = new Set(rows.flatMap(({ revision }) => [revision ?? 0, (revision ?? 0) - 1]));
  if (ids.size === 0) return new Map<string, StoredVersion>();
  const all = await db
    .selectFrom('versions')
    .select(['recordId', 'revision', 'isDeleted', 'isPublic', 'savedBy', 'record'])
    .where('recordId', 'in', [...ids])
    .where('revision', 'in', [...revisions])
    .execute();
  return new Map(all.map((row) => [`${row.recordId} ${row.revision}`, storedVersionFrom(row)]));
}

/** The enquiries that still exist, by id. */
async function findEnquiries(rows: StoredActivity[]) {
  const ids = rows.flatMap(
    ({ kind, subjectId }) => (kind === 'enquiries' ? subjectId : null) ?? [],
  );
  if (ids.length === 0) return new Map<string, { address: string; revision: number }>();
  const enquiries = await db
    .selectFrom('enquiries')
    .select(['id', 'revision'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    enquiries.map(({ id, revision }) => [
      id,
      { address: `/admin/enquiries?enquiry=${id}`, revision },
    ]),
  );
}

/** The ids of the proposals of these entries that are still there. */
async function findProposals(rows: StoredActivity[]) {
  const ids = rows.flatMap((row) => storedProposal(row)?.proposalId ?? []);
  if (ids.length === 0) return new Set<string>();
  const found = await db.selectFrom('proposals').select('id').where('id', 'in', ids).execute();
  return new Set(found.map(({ id }) => id));
}

/** What the entry of a proposal stores; undefined for other entries. */
export function storedProposal({ kind, act, standing }: StoredActivity) {
  const isProposal = act === 'drafted' && (kind === 'enquiries' || kind === 'media');
  return isProposal && standing !== null ? (JSON.parse(standing) as ProposalBefore) : undefined;
}

/** The revisions of the threads that these entries changed. */
async function findThreads(rows: StoredActivity[]) {
  const ids = rows.flatMap((row) => storedThreadId(row) ?? []);
  if (ids.length === 0) return new Map<string, number>();
  const threads = await db
    .selectFrom('notes')
    .select(['id', 'revision'])
    .where('id', 'in', ids)
    .execute();
  return new Map(threads.map(({ id, revision }) => [id, revision]));
}

function storedThreadId({ kind, standing }: StoredActivity) {
  return kind === 'notes' && standing !== null
    ? (JSON.parse(standing) as ThreadBefore).threadId
    : undefined;
}

/** A change to a note can be undone only while it is the latest one of its thread, and not while its record is in the bin. */
function threadOffer(row: StoredActivity, threads: Map<string, number>, isSaved: boolean) {
  const threadId = storedThreadId(row);
  const isLast = threadId !== undefined && threads.get(threadId) === row.revision;
  return isLast && isSaved ? 'undo' : undefined;
}

/** The files of these entries that have notes and are not in the bin. */
async function findNotedFiles(rows: StoredActivity[]) {
  const urls = rows.flatMap(({ kind, detail, subjectId }) =>
    kind === 'notes' && detail === 'media' ? (subjectId ?? []) : [],
  );
  if (urls.length === 0) return new Set<string>();
  const files = await db
    .selectFrom('media')
    .select('url')
    .where('url', 'in', urls)
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(files.map(({ url }) => url));
}

async function findUndoEntries(rows: StoredActivity[]) {
  if (rows.length === 0) return new Map<string, { at: string; actor: string }>();
  const ids = rows.map(({ id }) => id);
  const undoEntries = await db
    .selectFrom('activity')
    .select(['undoes', 'at', 'actor'])
    .where('undoes', 'in', ids)
    .execute();
  return new Map(undoEntries.map(({ undoes, ...entry }) => [undoes ?? '', entry]));
}
