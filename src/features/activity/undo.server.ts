import type { Undone } from '../../model/record.ts';
import { findExtent, may, type Member } from '../../model/rights.ts';
import { NotOwn } from '../../platform/actions.ts';
import { db } from '../../platform/database/database.ts';
import { areOfSettings } from '../../records/translations/translations-of.server.ts';
import { undoProposal } from '../../records/proposals.server.ts';
import type { Refusals } from '../../records/undo-changes.server.ts';
import type { StoredDecision } from '../enquiries/assignment/decisions.ts';
import type { StoredReplacement } from '../media/media.ts';
import type { StoredThreadChange } from '../notes/note.ts';
import { isVersioned } from '../nouns.ts';
import { storedProposal, type StoredActivity } from './activity-entries.server.ts';
import { cannotBeUndone, undoRecordEntries, type RecordUndo } from './undo-records.server.ts';

/** How changes are undone, by what they changed. */
export type Undoers = {
  records: RecordUndo;
  /** Throws for enquiries that are not the member’s own. */
  requireOwn: (ids: string[], member: Member) => Promise<void>;
  enquiries: (decisions: StoredDecision[], member: Member) => Promise<Refusals>;
  media: (
    replacements: (StoredReplacement & { entryId: string })[],
    member: Member,
  ) => Promise<Refusals>;
  notes: (changes: StoredThreadChange[], member: Member) => Promise<Refusals>;
};

/**
 * Undoes the changes of these activity entries, each unless its subject has changed since. What was there before is in
 * the entries and in the stored versions.
 */
export async function undo(
  undoers: Undoers,
  { ids }: { ids: string[] },
  member: Member,
): Promise<Undone> {
  const rows = await findEntries(ids);
  for (const { kind } of rows) requireMayUndo(kind, member);
  await requireMayUndoTranslations(rows, member);
  const undoneBefore = await findUndone(ids);
  const refusals = await undoEntries(
    undoers,
    rows.filter(({ id }) => !undoneBefore.has(id)),
    member,
  );
  const answer: Undone = { undone: [], refused: [] };
  for (const id of ids) {
    const row = rows.find((one) => one.id === id);
    const change = { entryId: id, ...findSubject(row) };
    const why = row ? refusals.get(id) : cannotBeUndone;
    if (why === undefined) answer.undone.push(change);
    else answer.refused.push({ ...change, why });
  }
  const undone = answer.undone.map(({ entryId }) => entryId);
  answer.refused.push(...(await undoParts(undoers, undone, member)));
  return answer;
}

/** Undoes what was done to other records as part of changes that are undone. Returns what was not. */
async function undoParts(undoers: Undoers, ids: string[], member: Member) {
  if (ids.length === 0) return [];
  const parts = await db
    .selectFrom('activity')
    .selectAll()
    .where('partOf', 'in', ids)
    .orderBy('id')
    .execute();
  const undoneBefore = await findUndone(parts.map(({ id }) => id));
  const left = parts.filter(({ id }) => !undoneBefore.has(id));
  for (const { kind } of left) requireMayUndo(kind, member);
  const refusals = await undoEntries(undoers, left, member);
  return left.flatMap((row) => {
    const why = refusals.get(row.id);
    const subject = { entryId: row.id, ...findSubject(row) };
    const problem = row.act === 'hidden' ? `${row.name} stays unpublished` : row.name;
    return why === undefined ? [] : { ...subject, why: `${problem}: ${why}` };
  });
}

/** What a member may know of the record: not every member may open every enquiry. */
function findSubject(row: StoredActivity | undefined) {
  if (!row || row.kind === 'enquiries' || row.kind === 'notes')
    return { subjectId: null, name: '' };
  return { subjectId: row.subjectId, name: row.name };
}

/** The undo of enquiries and of notes checks which of them are the member's own. */
function requireMayUndo(kind: StoredActivity['kind'], { role }: Member) {
  const right = rightToUndo(kind);
  const isAllowed =
    kind === 'enquiries' || kind === 'notes'
      ? findExtent(role, right) !== undefined
      : may(role, right);
  if (!isAllowed) throw new NotOwn();
}

/** The translations of the settings are in the care of those who may write the settings. */
async function requireMayUndoTranslations(rows: StoredActivity[], { role }: Member) {
  if (may(role, 'settings')) return;
  const ids = rows.flatMap(({ kind, subjectId }) =>
    kind === 'translations' && subjectId !== null ? [subjectId] : [],
  );
  if (await areOfSettings(ids)) throw new NotOwn();
}

/** The right that undoing a change of this kind takes. */
export function rightToUndo(kind: string) {
  if (kind === 'accounts') return 'activity';
  return kind === 'enquiries' || kind === 'media' || kind === 'settings' ? kind : 'write';
}

async function findEntries(ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('activity').selectAll().where('id', 'in', ids).execute();
  // Moves are undone in the order given, the latest first.
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

async function findUndone(ids: string[]) {
  if (ids.length === 0) return new Set<string>();
  const entries = await db
    .selectFrom('activity')
    .select('undoes')
    .where('undoes', 'in', ids)
    .execute();
  return new Set(entries.map(({ undoes }) => undoes ?? ''));
}

async function undoEntries(undoers: Undoers, rows: StoredActivity[], member: Member) {
  const refusals: Refusals = new Map();
  for (const [kind, entries] of Map.groupBy(rows, (row) => row.kind)) {
    const refused = isVersioned(kind)
      ? await undoRecordEntries(undoers.records, kind, entries, member)
      : await undoOthers(undoers, kind, entries, member);
    for (const [id, why] of refused) refusals.set(id, why);
  }
  return refusals;
}

async function undoOthers(
  undoers: Undoers,
  kind: StoredActivity['kind'],
  entries: StoredActivity[],
  member: Member,
) {
  const proposals = entries.flatMap((entry) => {
    const before = storedProposal(entry);
    return before
      ? [{ ...before, entryId: entry.id, id: entry.subjectId ?? '', name: entry.name }]
      : [];
  });
  const stored = entries.filter(
    (entry) => entry.standing !== null && storedProposal(entry) === undefined,
  );
  const changes = stored.map(({ id: entryId, subjectId, revision, standing }) => {
    const before = JSON.parse(standing ?? '') as unknown;
    return { entryId, id: subjectId ?? '', revision: revision ?? 0, before };
  });
  const refusals: Refusals = new Map(
    entries
      .filter((entry) => !stored.includes(entry) && storedProposal(entry) === undefined)
      .map(({ id }): [string, string] => [id, cannotBeUndone]),
  );
  if ((kind === 'enquiries' || kind === 'media') && proposals.length > 0) {
    if (kind === 'enquiries')
      await undoers.requireOwn(
        proposals.map(({ id }) => id),
        member,
      );
    for (const proposal of proposals)
      if (!(await undoProposal(proposal, kind, member.email)))
        refusals.set(proposal.entryId, 'It has been taken, dismissed or replaced since');
  }
  const refused = await undoStored();
  return new Map([...refusals, ...refused]);

  async function undoStored(): Promise<Refusals> {
    if (kind === 'enquiries') return undoers.enquiries(changes as StoredDecision[], member);
    if (kind === 'notes') return undoers.notes(changes as StoredThreadChange[], member);
    const replacements = changes.map(({ entryId, before }) => ({
      entryId,
      ...(before as StoredReplacement),
    }));
    return undoers.media(replacements, member);
  }
}
