import { countRows } from '../../platform/count-rows.ts';
import { db } from '../../platform/database.ts';
import type { Draft } from '../../records/drafts.server.ts';
import { laterVersions } from '../../records/newest-version.server.ts';
import { findNewest } from '../../records/versions.server.ts';
import { differences, fieldChange } from '../activity/changes.ts';
import { nounNames } from '../nouns.ts';
import type { Scheduled } from './dashboard.ts';
import { countDrafts, leftOf, parsed, selectDrafts } from './drafts-left.server.ts';

/** The records that become public, or are hidden, by themselves; the next first. */
export async function listScheduled(limit: number) {
  const [drafts, ends, ofDrafts, ofEnds] = await Promise.all([
    listPublications(limit),
    listEnds(limit),
    countDrafts('is not'),
    countRows(db.selectFrom('unpublishings')),
  ]);
  const first = [...drafts, ...ends].toSorted((one, other) => one.at.localeCompare(other.at));
  return { total: ofDrafts + ofEnds, first: first.slice(0, limit) };
}

async function listPublications(limit: number): Promise<Scheduled[]> {
  const drafts = await selectDrafts('is not').orderBy('publishAt').limit(limit).execute();
  const known = await findPublicVersions(drafts.map(({ recordId }) => recordId));
  return drafts.map((draft) => ({
    ...leftOf(draft, parsed(draft.record)),
    at: draft.publishAt ?? '',
    isEnd: false,
    changes: changesOf(draft, known.get(draft.recordId)),
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
    const seen = { noun, recordId, savedBy: setBy, savedAt: unpublishAt };
    const left = leftOf(seen, { ...newest.get(recordId)?.record });
    return { ...left, at: unpublishAt, isEnd: true, changes: undefined };
  });
}

function changesOf({ record }: Draft, shown: object | undefined) {
  if (!shown) return undefined;
  const labels = differences(shown, parsed(record)).map((change) => fieldChange(change).label);
  return [...new Set(labels)];
}

/** These records as visitors saw them last, where they ever have. */
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
  return new Map(rows.map(({ recordId, record }) => [recordId, parsed(record)]));
}
