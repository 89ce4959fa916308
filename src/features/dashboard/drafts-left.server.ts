import type { ExpressionBuilder } from 'kysely';
import type { z } from 'zod';
import { capitalised } from '../../lib/capitalised.ts';
import { db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import type { Draft } from '../../records/drafts.server.ts';
import { differences, shownChange } from '../activity/changes.ts';
import { nounNames, versioned, type NounRows } from '../nouns.ts';
import type { DraftLeft, Scheduled, Unfinished } from './dashboard.ts';
import { faultsOf } from './draft-faults.ts';

/** What takes a record of each noun to be published. */
export type InputsOfNouns = Record<keyof NounRows, { save: { input: z.ZodType } }>;

/** The records that become public by themselves, the next first. */
export async function listScheduled(limit: number) {
  const drafts = await selectDrafts('is not').orderBy('publishAt').limit(limit).execute();
  const known = await findPublicVersions(drafts.map(({ recordId }) => recordId));
  const first = drafts.map((draft): Scheduled => ({
    ...leftOf(draft),
    publishAt: draft.publishAt ?? '',
    changes: changesOf(draft, known.get(draft.recordId)),
  }));
  return { total: await count('is not'), first };
}

/** The other drafts, the latest saved first. */
export async function listUnfinished(limit: number, inputs: InputsOfNouns) {
  const drafts = await selectDrafts('is').orderBy('savedAt', 'desc').limit(limit).execute();
  const first = await Promise.all(drafts.map((draft) => unfinishedOf(draft, inputs)));
  return { total: await count('is'), first };
}

/** What was not published at its moment, the latest first. */
export async function listStopped() {
  const drafts = await selectDrafts('is')
    .where('problem', 'is not', null)
    .orderBy('savedAt', 'desc')
    .execute();
  return drafts.map((draft) => {
    const { name, address } = leftOf(draft);
    return { name, address, problem: draft.problem };
  });
}

async function unfinishedOf(draft: Draft, inputs: InputsOfNouns): Promise<Unfinished> {
  const { noun, problem, recordId: id, revision } = draft;
  const record = { ...parsed(draft.record), id, revision };
  // Settings have no drafts.
  const { error } = inputs[noun as keyof NounRows].save.input.safeParse(record);
  const waiting = draft.wasPublic === 1 ? 'hidden' : 'draft';
  const state = (await isPublic(draft)) ? 'changed' : waiting;
  return { ...leftOf(draft), problem, state, ...faultsOf(record, error?.issues ?? []) };
}

async function isPublic({ noun, recordId }: Draft) {
  const row = await db
    .selectFrom(noun as 'partners')
    .select('id')
    .where('id', '=', recordId)
    .executeTakeFirst();
  return row !== undefined;
}

function selectDrafts(isScheduled: 'is' | 'is not') {
  return db.selectFrom('drafts').selectAll().where('publishAt', isScheduled, null);
}

async function count(isScheduled: 'is' | 'is not') {
  const { total } = await db
    .selectFrom('drafts')
    .select((eb) => eb.fn.countAll().as('total'))
    .where('publishAt', isScheduled, null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

function leftOf({ noun, recordId: id, record, savedBy, savedAt }: Draft): DraftLeft {
  const { noun: facts, adminAddress } = versioned[noun];
  const name = parsed(record)[facts.nameIn];
  return {
    id,
    kind: capitalised(facts.short),
    name: typeof name === 'string' ? capitalised(name) : '',
    address: `${adminAddress}?edit=${id}`,
    savedBy,
    savedAt,
  };
}

function changesOf({ record }: Draft, shown: object | undefined) {
  if (!shown) return undefined;
  const labels = differences(shown, parsed(record)).map((change) => shownChange(change).label);
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
    .where((eb) => eb.not(eb.exists(laterPublicVersion(eb))))
    .execute();
  return new Map(rows.map(({ recordId, record }) => [recordId, parsed(record)]));
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

function parsed(record: string) {
  return JSON.parse(record) as Record<string, unknown>;
}
