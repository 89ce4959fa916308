import { countRows } from '../../platform/database/count-rows.ts';
import { db } from '../../platform/database/database.ts';
import { laterVersions } from '../../records/newest-version.server.ts';
import { selectSteps } from '../../records/publishing/schedules.server.ts';
import { findNewest } from '../../records/versions.server.ts';
import { differences, fieldChange } from '../activity/changes.ts';
import { nounNames } from '../nouns.ts';
import type { Scheduled } from './dashboard.ts';
import { parseRecord, recordSummary } from './drafts-left.server.ts';

/** The records that are scheduled to be published or unpublished, the next first. */
export async function listScheduled(limit: number) {
  const [steps, total] = await Promise.all([
    selectSteps().selectAll().orderBy('at').orderBy('recordId').limit(limit).execute(),
    countRows(selectSteps()),
  ]);
  const toPublish = steps.filter(({ action }) => action === 'publish');
  const [newest, publicVersions] = await Promise.all([
    findNewest(steps.map(({ recordId }) => recordId)),
    findPublicVersions(toPublish.map(({ recordId }) => recordId)),
  ]);
  const first = steps.map((step): Scheduled => {
    const { recordId, action, at, setBy: savedBy } = step;
    const record = { ...newest.get(recordId)?.record };
    const isEnd = action === 'unpublish';
    const changes = isEnd ? undefined : changedLabels(record, publicVersions.get(recordId));
    return { ...recordSummary(step, record), savedBy, at, isEnd, changes };
  });
  return { total, first };
}

function changedLabels(record: object, base: object | undefined) {
  if (!base) return undefined;
  const labels = differences(base, record).map((change) => fieldChange(change).label);
  return [...new Set(labels)];
}

/** The latest public version of each record that was ever public. */
async function findPublicVersions(ids: string[]) {
  if (ids.length === 0) return new Map<string, object>();
  const rows = await db
    .selectFrom('versions')
    .select(['recordId', 'record'])
    .where('noun', 'in', [...nounNames, 'translations'])
    .where('recordId', 'in', ids)
    .where('isPublic', '=', 1)
    .where((eb) => eb.not(eb.exists(laterVersions(eb).where('later.isPublic', '=', 1))))
    .execute();
  return new Map(rows.map(({ recordId, record }) => [recordId, parseRecord(record)]));
}
