import type { z } from 'zod';
import { capitalised } from '../../lib/capitalised.ts';
import { db } from '../../platform/database.ts';
import type { Draft } from '../../records/drafts.server.ts';
import { versioned, type NounRows } from '../nouns.ts';
import type { DraftLeft, Unfinished } from './dashboard.ts';
import { faultsOf } from './draft-faults.ts';

/** The save action of each noun, whose schema decides whether a record can be published. */
export type InputsOfNouns = Record<keyof NounRows, { save: { input: z.ZodType } }>;

/** The unscheduled drafts, latest first. */
export async function listUnfinished(limit: number, inputs: InputsOfNouns) {
  const drafts = await selectDrafts('is').orderBy('savedAt', 'desc').limit(limit).execute();
  const first = await Promise.all(drafts.map((draft) => unfinishedOf(draft, inputs)));
  return { total: await countDrafts('is'), first };
}

/** The failed scheduled publications, latest first. */
export async function listStopped() {
  const drafts = await selectDrafts('is')
    .where('problem', 'is not', null)
    .orderBy('savedAt', 'desc')
    .execute();
  return drafts.map((draft) => {
    const { name, address } = lineOf(draft, fieldsOf(draft.record));
    return { name, address, problem: draft.problem };
  });
}

async function unfinishedOf(draft: Draft, inputs: InputsOfNouns): Promise<Unfinished> {
  const { noun, problem, recordId: id, revision } = draft;
  const record: Fields = { ...fieldsOf(draft.record), id, revision };
  // Settings have no drafts.
  const { error } = inputs[noun as keyof NounRows].save.input.safeParse(record);
  const fallback = draft.wasPublic === 1 ? 'hidden' : 'draft';
  const state = (await isPublic(draft)) ? 'changed' : fallback;
  return { ...lineOf(draft, record), problem, state, ...faultsOf(record, error?.issues ?? []) };
}

async function isPublic({ noun, recordId }: Draft) {
  const row = await db
    .selectFrom(noun as 'partners')
    .select('id')
    .where('id', '=', recordId)
    .executeTakeFirst();
  return row !== undefined;
}

export function selectDrafts(isScheduled: 'is' | 'is not') {
  return db.selectFrom('drafts').selectAll().where('publishAt', isScheduled, null);
}

export async function countDrafts(isScheduled: 'is' | 'is not') {
  const { total } = await db
    .selectFrom('drafts')
    .select((eb) => eb.fn.countAll().as('total'))
    .where('publishAt', isScheduled, null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

type Fields = Record<string, unknown>;
type DraftRef = Pick<Draft, 'noun' | 'recordId' | 'savedBy' | 'savedAt'>;

export function lineOf(draft: DraftRef, record: Fields): DraftLeft {
  const { noun, recordId: id, savedBy, savedAt } = draft;
  const { noun: facts, adminAddress } = versioned[noun];
  const name = record[facts.nameIn];
  return {
    id,
    kind: capitalised(facts.short),
    name: typeof name === 'string' ? capitalised(name) : '',
    address: `${adminAddress}?edit=${id}`,
    savedBy,
    savedAt,
  };
}

export function fieldsOf(record: string) {
  return JSON.parse(record) as Fields;
}
