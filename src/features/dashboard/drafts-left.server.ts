import type { z } from 'zod';
import { capitalised } from '../../lib/text/capitalised.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import { selectDrafts, type Draft } from '../../records/publishing/drafts.server.ts';
import type { NounName } from '../../platform/database/row-types.ts';
import { isInTable } from '../../records/saved-records.server.ts';
import { listFailingSteps } from '../../records/publishing/failed-steps.server.ts';
import type { RecordReference } from '../../records/publishing/schedules.server.ts';
import { findNewest } from '../../records/versions.server.ts';
import { versioned, type NounRows } from '../nouns.ts';
import { recordAddress } from '../record-address.ts';
import { sectionTitles } from '../settings/setting.ts';
import type { SectionName } from '../../site/settings/sections.ts';
import { isTranslationKey, type TranslationKey } from '../translations/translation.ts';
import type { RecordSummary, Stopped, Unfinished } from './dashboard.ts';
import { findFaults } from './draft-faults.ts';

/** The input schema of each noun's save action. */
export type InputsOfNouns = Record<keyof NounRows, { save: { input: z.ZodType } }>;

/** What a translation lacks to be published. */
type ListMissingTexts = (translation: TranslationKey) => Promise<string[]>;

/** The drafts that are not scheduled, latest first. */
export async function listUnfinished(
  limit: number,
  inputs: InputsOfNouns,
  listMissingTexts: ListMissingTexts,
) {
  const drafts = await selectUnscheduled().limit(limit).execute();
  const first = await Promise.all(drafts.map(describe));
  return { total: await countRows(selectUnscheduled().clearSelect().clearOrderBy()), first };

  async function describe(draft: Draft): Promise<Unfinished> {
    const { noun, problem, recordId: id, revision, savedBy, savedAt } = draft;
    const record: Fields = { ...parseRecord(draft.record), id, revision };
    const unpublishedState = draft.wasPublic === 1 ? 'hidden' : 'draft';
    const state = (await isInTable(noun, id)) ? 'changed' : unpublishedState;
    const faults = await faultsIn(noun, record);
    return { ...recordSummary(draft, record), savedBy, savedAt, problem, state, ...faults };
  }

  async function faultsIn(noun: NounName, record: Fields) {
    if (isTranslationKey(record)) return { lacks: await listMissingTexts(record), faults: [] };
    // Settings have no drafts.
    const { error } = inputs[noun as keyof NounRows].save.input.safeParse(record);
    return findFaults(record, error?.issues ?? []);
  }
}

/** The drafts that must not be published, latest first, and the scheduled steps that keep failing. */
export async function listStopped(): Promise<Stopped[]> {
  const drafts = await selectUnscheduled().where('schedules.problem', 'is not', null).execute();
  const steps = await listFailingSteps();
  const newest = await findNewest(steps.map(({ recordId }) => recordId));
  return [
    ...drafts.map((draft) => {
      const { name, address } = recordSummary(draft, parseRecord(draft.record));
      return { name, address, action: 'publish' as const, problem: draft.problem };
    }),
    ...steps.map((step) => {
      const { name, address } = recordSummary(step, { ...newest.get(step.recordId)?.record });
      return { name, address, action: step.action, problem: null };
    }),
  ];
}

function selectUnscheduled() {
  return selectDrafts()
    .where('schedules.publishAt', 'is', null)
    .orderBy('drafts.savedAt', 'desc')
    .orderBy('drafts.recordId');
}

type Fields = Record<string, unknown>;

export function recordSummary(
  { noun, recordId: id }: RecordReference,
  record: Fields,
): RecordSummary {
  const { noun: facts } = versioned[noun];
  const name = noun === 'settings' ? sectionTitles[id as SectionName] : record[facts.nameIn];
  return {
    id,
    kind: capitalised(facts.short),
    name: typeof name === 'string' ? capitalised(name) : '',
    address: recordAddress(noun, id, record),
  };
}

export function parseRecord(record: string) {
  return JSON.parse(record) as Fields;
}
