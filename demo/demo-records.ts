import { nounNames, nouns } from '../src/features/nouns.ts';
import { actors } from '../src/model/actors.ts';
import { demoEditor } from '../src/platform/activity.ts';
import type { Transaction } from '../src/platform/database/database.ts';
import { sourceOf } from '../src/records/translations/translations-of.server.ts';
import type { NounName } from '../src/platform/database/row-types.ts';

export type DemoRecord = { noun: NounName; id: string; slug: string; name: string };

/** The authors of first versions that belong to us: the demo content, and pages added by later releases. */
const ownAuthors = [demoEditor, actors.site, actors.base];

/** The demo records. Unchanged ones were never saved by a user, not even as a draft; they may be deleted. */
export async function listDemoRecords(tx: Transaction) {
  const versions = await tx
    .selectFrom('versions')
    .select(['noun', 'recordId', 'slug', 'record', 'revision', 'savedBy', 'isDeleted'])
    .where('noun', 'in', [...nounNames])
    .orderBy('revision')
    .execute();
  const drafts = new Set(
    (await tx.selectFrom('drafts').select('recordId').execute()).map(({ recordId }) => recordId),
  );
  const translated = await listTranslated(tx);
  const histories = Map.groupBy(versions, ({ recordId }) => recordId);
  const unchanged: DemoRecord[] = [];
  const changed: DemoRecord[] = [];
  for (const [id, [first, ...later]] of histories) {
    if (first?.revision !== 1 || !ownAuthors.includes(first.savedBy)) continue;
    const { noun, slug } = first;
    const isOurs =
      later.every(({ isDeleted }) => isDeleted === 1) && !drafts.has(id) && !translated.has(id);
    const newest = later.at(-1) ?? first;
    const record = { noun, id, slug: slug ?? '', name: recordName(noun, newest.record) };
    (isOurs ? unchanged : changed).push(record);
  }
  return { unchanged, changed };
}

/** The ids of the records whose translations somebody has saved, even as a draft. */
export async function listTranslated(tx: Transaction) {
  const versions = await tx
    .selectFrom('versions')
    .select('record')
    .where('noun', '=', 'translations')
    .where('savedBy', 'not in', ownAuthors)
    .execute();
  return new Set(versions.map(({ record }) => sourceOf(record).recordId));
}

function recordName(noun: NounName, text: string) {
  const record = JSON.parse(text) as Record<string, unknown>;
  const { nameIn } = nouns[noun as keyof typeof nouns].noun;
  const name = record[nameIn] || record['slug'];
  return typeof name === 'string' ? name : '';
}
