import { undo as undoEntries } from '../src/features/activity/undo.server.ts';
import { undoForMember } from '../src/features/enquiries/assignment/decision-rights.server.ts';
import { undoReplacements } from '../src/features/media/uses/replace-media.server.ts';
import { nounActions, nounRecords } from '../src/features/nouns.server.ts';
import { ofProjects } from '../src/features/projects/form/closed-cities.server.ts';
import { settingsActions } from '../src/features/settings/settings.actions.ts';
import { translations } from '../src/features/translations/translations.actions.ts';
import { db } from '../src/platform/database/database.ts';
import { makeMember } from './members.ts';

type EntryId = string | null | undefined;

/** How the server undoes changes. */
export const undoers = {
  records: {
    actions: { ...nounActions, settings: settingsActions(ofProjects), translations },
    records: nounRecords,
  },
  enquiries: undoForMember,
  media: undoReplacements,
};

/** Undoes changes by their activity entries, all that a browser knows of them. */
export function undoAll(ids: readonly EntryId[], member = makeMember('Grace')) {
  return undoEntries(undoers, { ids: ids.map((id) => id ?? '') }, member);
}

/** Returns the name of what was changed, with the reason if the change was not undone. */
export async function undo(id: EntryId) {
  const { undone, refused } = await undoAll([id]);
  return { name: [...undone, ...refused][0]?.name, why: refused[0]?.why };
}

export async function countUndone(ids: readonly EntryId[], member = makeMember('Grace')) {
  const { undone, refused } = await undoAll(ids, member);
  return { undone: undone.length, left: refused.length };
}

/** The ids of what the entries changed. */
export async function findSubjects(entryIds: string[]) {
  const rows = await db
    .selectFrom('activity')
    .select('subjectId')
    .where('id', 'in', entryIds)
    .execute();
  return rows.map(({ subjectId }) => subjectId);
}
