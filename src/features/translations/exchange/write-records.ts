import { refusalText, refused, type Change } from '../../../model/record.ts';
import type { TranslationInput, TranslationRecord } from '../translation.ts';
import type { ImportedRecord } from './exchange.ts';

type Way = 'save' | 'saveDraft';

/** Saves a translation by one of the actions of its screen. Throws why it cannot. */
export type SaveTexts = (
  way: Way,
  input: TranslationInput & { revision: number | undefined },
) => Promise<Change<TranslationRecord>>;

export type Written = { entryIds: string[]; written: number; drafts: number; failed: string[] };

/**
 * One save for each record. What cannot be published is saved as a draft. Images come first: a record is published with
 * the texts of its images.
 */
export async function writeRecords(
  save: SaveTexts,
  records: readonly ImportedRecord[],
  { language, isPublishing }: { language: string; isPublishing: boolean },
): Promise<Written> {
  const outcome: Written = { entryIds: [], written: 0, drafts: 0, failed: [] };
  const isImage = Map.groupBy(records, ({ record }) => record.noun === 'media');
  for (const imported of [...(isImage.get(true) ?? []), ...(isImage.get(false) ?? [])]) {
    const { noun, recordId, revision, name, isPublic } = imported.record;
    const input = { noun, recordId, language, revision, fields: imported.fields };
    const ways: Way[] =
      isPublishing && isPublic && imported.isWhole ? ['save', 'saveDraft'] : ['saveDraft'];
    let problem: string | undefined;
    for (const way of ways) {
      const answer = await attempt(save(way, input));
      problem = problemIn(answer, name);
      if (answer.outcome !== 'done') continue;
      outcome.written += 1;
      if (way === 'saveDraft') outcome.drafts += 1;
      if (answer.entryId) outcome.entryIds.push(answer.entryId);
      break;
    }
    if (problem !== undefined) outcome.failed.push(problem);
  }
  return outcome;
}

type Answer = Change<TranslationRecord>;

async function attempt(saving: Promise<Answer>): Promise<Answer> {
  try {
    return await saving;
  } catch (cause) {
    return refused({ '': cause instanceof Error ? cause.message : String(cause) });
  }
}

function problemIn(answer: Answer, name: string) {
  if (answer.outcome === 'done') return undefined;
  if (answer.outcome === 'refused') return `${name} was not imported. ${refusalText(answer)}`;
  return `${name} was saved by someone else. Import the file again.`;
}
