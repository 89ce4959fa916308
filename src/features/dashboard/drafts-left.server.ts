import type { z } from 'zod';
import { capitalised } from '../../lib/capitalised.ts';
import { countRows } from '../../platform/count-rows.ts';
import { db } from '../../platform/database.ts';
import type { Draft } from '../../records/drafts.server.ts';
import { isInTable } from '../../records/shown.server.ts';
import { versioned, type NounRows } from '../nouns.ts';
import type { DraftLeft, Unfinished } from './dashboard.ts';
import { faultsOf } from './draft-faults.ts';

/** What takes a record of each noun to be published. */
export type InputsOfNouns = Record<keyof NounRows, { save: { input: z.ZodType } }>;

/** The drafts that are not scheduled, the latest saved first. */
export async function listUnfinished(limit: number, inputs: InputsOfNouns) {
  const drafts = await selectDrafts('is').orderBy('savedAt', 'desc').limit(limit).execute();
  const first = await Promise.all(drafts.map((draft) => unfinishedOf(draft, inputs)));
  return { total: await countDrafts('is'), first };
}

/** What was not published at its moment, the latest first. */
export async function listStopped() {
  const drafts = await selectDrafts('is')
    .where('problem', 'is not', null)
    .orderBy('savedAt', 'desc')
    .execute();
  return drafts.map((draft) => {
    const { name, address } = leftOf(draft, parsed(draft.record));
    return { name, address, problem: draft.problem };
  });
}

async function unfinishedOf(draft: Draft, inputs: InputsOfNouns): Promise<Unfinished> {
  const { noun, problem, recordId: id, revision } = draft;
  const record: Fields = { ...parsed(draft.record), id, revision };
  // Settings have no drafts.
  const { error } = inputs[noun as keyof NounRows].save.input.safeParse(record);
  const waiting = draft.wasPublic === 1 ? 'hidden' : 'draft';
  const state = (await isInTable(noun, id)) ? 'changed' : waiting;
  return { ...leftOf(draft, record), problem, state, ...faultsOf(record, error?.issues ?? []) };
}

export function selectDrafts(isScheduled: 'is' | 'is not') {
  return db.selectFrom('drafts').selectAll().where('publishAt', isScheduled, null);
}

export async function countDrafts(isScheduled: 'is' | 'is not') {
  return countRows(db.selectFrom('drafts').where('publishAt', isScheduled, null));
}

type Fields = Record<string, unknown>;
type Left = Pick<Draft, 'noun' | 'recordId' | 'savedBy' | 'savedAt'>;

export function leftOf(left: Left, record: Fields): DraftLeft {
  const { noun, recordId: id, savedBy, savedAt } = left;
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

export function parsed(record: string) {
  return JSON.parse(record) as Fields;
}
