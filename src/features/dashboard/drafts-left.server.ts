import type { z } from 'zod';
import { capitalised } from '../../lib/capitalised.ts';
import { countRows } from '../../platform/count-rows.ts';
import { db } from '../../platform/database.ts';
import type { Draft } from '../../records/drafts.server.ts';
import { isInTable } from '../../records/shown.server.ts';
import { versioned, type NounRows } from '../nouns.ts';
import type { DraftLeft, Unfinished } from './dashboard.ts';
import { faultsOf } from './draft-faults.ts';

/** The input schema of each noun's save action. */
export type InputsOfNouns = Record<keyof NounRows, { save: { input: z.ZodType } }>;

/** The drafts that are not scheduled, latest first. */
export async function listUnfinished(limit: number, inputs: InputsOfNouns) {
  const drafts = await selectDrafts('is').orderBy('savedAt', 'desc').limit(limit).execute();
  const first = await Promise.all(drafts.map((draft) => unfinishedOf(draft, inputs)));
  return { total: await countDrafts('is'), first };
}

/** The drafts whose scheduled publication failed, latest first. */
export async function listStopped() {
  const drafts = await selectDrafts('is')
    .where('problem', 'is not', null)
    .orderBy('savedAt', 'desc')
    .execute();
  return drafts.map((draft) => {
    const { name, address } = summaryOf(draft, parseRecord(draft.record));
    return { name, address, problem: draft.problem };
  });
}

async function unfinishedOf(draft: Draft, inputs: InputsOfNouns): Promise<Unfinished> {
  const { noun, problem, recordId: id, revision } = draft;
  const record: Fields = { ...parseRecord(draft.record), id, revision };
  // Settings have no drafts.
  const { error } = inputs[noun as keyof NounRows].save.input.safeParse(record);
  const unpublishedState = draft.wasPublic === 1 ? 'hidden' : 'draft';
  const state = (await isInTable(noun, id)) ? 'changed' : unpublishedState;
  return { ...summaryOf(draft, record), problem, state, ...faultsOf(record, error?.issues ?? []) };
}

export function selectDrafts(operator: 'is' | 'is not') {
  return db.selectFrom('drafts').selectAll().where('publishAt', operator, null);
}

export async function countDrafts(operator: 'is' | 'is not') {
  return countRows(db.selectFrom('drafts').where('publishAt', operator, null));
}

type Fields = Record<string, unknown>;
type DraftFacts = Pick<Draft, 'noun' | 'recordId' | 'savedBy' | 'savedAt'>;

export function summaryOf(draft: DraftFacts, record: Fields): DraftLeft {
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

export function parseRecord(record: string) {
  return JSON.parse(record) as Fields;
}
