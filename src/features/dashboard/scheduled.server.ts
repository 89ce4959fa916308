import { countRows } from '../../platform/count-rows.ts';
import { db } from '../../platform/database.ts';
import type { Draft } from '../../records/drafts.server.ts';
import { laterVersions } from '../../records/newest-version.server.ts';
import { findNewest } from '../../records/versions.server.ts';
import { differences, fieldChange } from '../activity/changes.ts';
import { nounNames } from '../nouns.ts';
import type { Scheduled } from './dashboard.ts';
import { countDrafts, summaryOf, parseRecord, selectDrafts } from './drafts-left.server.ts';

/** The records that are scheduled to be published or unpublished, the next first. */
export async function listScheduled(limit: number) {
  const [drafts, ends, draftCount, endCount] = await Promise.all([
    listPublications(limit),
    listEnds(limit),
    countDrafts('is not'),
    countRows(db.selectFrom('unpublishings')),
  ]);
  const first = [...drafts, ...ends].toSorted((one, other) => one.at.localeCompare(other.at));
  return { total: draftCount + endCount, first: first.slice(0, limit) };
}

async function listPublications(limit: number): Promise<Scheduled[]> {
  const drafts = await selectDrafts('is not').orderBy('publishAt').limit(limit).execute();
  const publicVersions = await findPublicVersions(drafts.map(({ recordId }) => recordId));
  return drafts.map((draft) => ({
    ...summaryOf(draft, parseRecord(draft.record)),
    at: draft.publishAt ?? '',
    isEnd: false,
    changes: changesOf(draft, publicVersions.get(draft.recordId)),
  }));
}

async function listEnds(limit: number): Promise<Scheduled[]> {
  const ends = await db
    .selectFrom('unpublishings')
    .selectAll()
    .orderBy('unpublishAt')
    .limit(limit)
    .execute();
  const newest = await findNewest(ends.map(({ recordId }) => recordId));
  return ends.map(({ noun, recordId, unpublishAt, setBy }) => {
    const draft = { noun, recordId, savedBy: setBy, savedAt: unpublishAt };
    const summary = summaryOf(draft, { ...newest.get(recordId)?.record });
    return { ...summary, at: unpublishAt, isEnd: true, changes: undefined };
  });
}

function changesOf({ record }: Draft, base: object | undefined) {
  if (!base) return undefined;
  const labels = differences(base, parseRecord(record)).map((change) => fieldChange(change).label);
  return [...new Set(labels)];
}

/** The latest public version of each record that was ever public. */
async function findPublicVersions(ids: string[]) {
  if (ids.length === 0) return new Map<string, object>();
  const rows = await db
    .selectFrom('versions')
    .select(['recordId', 'record'])
    .where('noun', 'in', nounNames)
    .where('recordId', 'in', ids)
    .where('isPublic', '=', 1)
    .where((eb) => eb.not(eb.exists(laterVersions(eb).where('later.isPublic', '=', 1))))
    .execute();
  return new Map(rows.map(({ recordId, record }) => [recordId, parseRecord(record)]));
}
