import type { ExpressionBuilder } from 'kysely';
import { db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import type { Draft } from '../../records/drafts.server.ts';
import { findNewest } from '../../records/versions.server.ts';
import { differences, fieldChange } from '../activity/changes.ts';
import { nounNames } from '../nouns.ts';
import type { Scheduled } from './dashboard.ts';
import { countDrafts, lineOf, fieldsOf, selectDrafts } from './drafts-left.server.ts';

/** The scheduled publications and unpublications, next first. */
export async function listScheduled(limit: number) {
  const [drafts, ends, draftTotal, endTotal] = await Promise.all([
    listPublications(limit),
    listEnds(limit),
    countDrafts('is not'),
    countEnds(),
  ]);
  const first = [...drafts, ...ends].toSorted((a, b) => a.at.localeCompare(b.at));
  return { total: draftTotal + endTotal, first: first.slice(0, limit) };
}

async function listPublications(limit: number): Promise<Scheduled[]> {
  const drafts = await selectDrafts('is not').orderBy('publishAt').limit(limit).execute();
  const publicVersions = await findPublicVersions(drafts.map(({ recordId }) => recordId));
  return drafts.map((draft) => ({
    ...lineOf(draft, fieldsOf(draft.record)),
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
    const ref = { noun, recordId, savedBy: setBy, savedAt: unpublishAt };
    const summary = lineOf(ref, { ...newest.get(recordId)?.record });
    return { ...summary, at: unpublishAt, isEnd: true, changes: undefined };
  });
}

async function countEnds() {
  const { total } = await db
    .selectFrom('unpublishings')
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function changesOf({ record }: Draft, version: object | undefined) {
  if (!version) return undefined;
  const labels = differences(version, fieldsOf(record)).map((change) => fieldChange(change).label);
  return [...new Set(labels)];
}

/** The latest public versions of these records. */
async function findPublicVersions(ids: string[]) {
  if (ids.length === 0) return new Map<string, object>();
  const rows = await db
    .selectFrom('versions')
    .select(['recordId', 'record'])
    .where('noun', 'in', nounNames)
    .where('recordId', 'in', ids)
    .where('isPublic', '=', 1)
    .where((eb) => eb.not(eb.exists(laterPublicVersion(eb))))
    .execute();
  return new Map(rows.map(({ recordId, record }) => [recordId, fieldsOf(record)]));
}

function laterPublicVersion(eb: ExpressionBuilder<Tables, 'versions'>) {
  return eb
    .selectFrom('versions as later')
    .select('later.id')
    .whereRef('later.noun', '=', 'versions.noun')
    .whereRef('later.recordId', '=', 'versions.recordId')
    .whereRef('later.revision', '>', 'versions.revision')
    .where('later.isPublic', '=', 1);
}
