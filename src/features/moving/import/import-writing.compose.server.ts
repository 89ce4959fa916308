import { afterColon, capitalised } from '../../../lib/text/capitalised.ts';
import { actors } from '../../../model/actors.ts';
import type { Change, StoredRecord } from '../../../model/record.ts';
import { may } from '../../../model/rights.ts';
import { logged } from '../../../platform/activity.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { isRehearsal } from '../../../platform/database/transaction.ts';
import { recordState } from '../../../records/record-state.server.ts';
import { recordMedia } from '../../media/media.server.ts';
import { versioned } from '../../nouns.ts';
import type { SourceRecord, WrittenNoun } from '../moving.ts';
import { findAction, type Current } from './import-actions.compose.server.ts';
import type { RecordContext } from './import-context.compose.server.ts';

export const becameDraft = 'Saved as a draft.';

/** Files that take the place of those that a dry run does not store. */
export const standIns = {
  image: '/media/images/projects/0000000000000000_1x1_000000.jpg',
  video: '/media/videos/news/0000000000000000.mp4',
} as const;

type Write = {
  id: string;
  current: Current | undefined;
  input: Record<string, unknown>;
  isPublished: boolean;
  draft?: Record<string, unknown> | undefined;
  /** True for a draft that stays as it is if it may not be published. */
  isHeld?: boolean;
};

type Written = { revision: number; entryId: string | null; notes: string[] } | { faults: string[] };

/** Publishes a record or saves its draft. One that may not be published becomes a draft, with the reason. */
export async function write(
  context: RecordContext,
  noun: WrittenNoun,
  { id, current, input, isPublished, draft, isHeld = false }: Write,
  record?: SourceRecord,
): Promise<Written> {
  const { hasDrafts, short } = versioned[noun].noun;
  const before = current?.edited ? recordState(current) : null;
  const detail = rowDetail(context, record);
  const { result } = await logged({ before, detail }, async () => {
    const revision = current?.edited?.revision;
    if (isPublished || !hasDrafts) {
      const published = await run('save', { ...input, id, revision });
      if (!('faults' in published) || !hasDrafts || isHeld) return published;
      const drafted = await run('saveDraft', { ...input, id, revision });
      if ('faults' in drafted) return published;
      const notes = [becameDraft, ...published.faults];
      return { ...drafted, notes };
    }
    return run('saveDraft', { ...input, id, revision });
  });
  if ('faults' in result || !draft || isRehearsal() || !hasDrafts) return result;
  const { revision } = result;
  const drafted = await run('saveDraft', { ...input, ...draft, id, revision });
  if ('faults' in drafted)
    return { ...result, notes: [...result.notes, `Its unpublished changes: ${drafted.faults[0]}`] };
  return { ...result, revision: drafted.revision };

  async function run(name: 'save' | 'saveDraft', values: object): Promise<Written> {
    const action = findAction(noun, name);
    if (!may(context.member.role, action.right))
      return { faults: ['Your role does not allow it.'] };
    const parsed = action.input.safeParse(values);
    if (!parsed.success)
      return {
        faults: parsed.error.issues.map(({ path, message }) => sentence(path.join('.'), message)),
      };
    const { result: answer, entryId } = await logged({}, () =>
      action.run(parsed.data as never, context.member.email, context.member),
    );
    const change = answer as Change<StoredRecord>;
    if (change.outcome === 'done') return { revision: change.record.revision, entryId, notes: [] };
    if (change.outcome === 'conflict') return { faults: ['Someone else has changed it.'] };
    return {
      faults: Object.entries(change.fields).map(([path, message]) => sentence(path, message)),
    };
  }

  function sentence(path: string, message: string) {
    const label = path
      .split('.')
      .filter((part) => part !== '' && !/^\d+$/.test(part))
      .join(' ')
      .replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
    const end = /[.!?]$/.test(message) ? '' : '.';
    return (
      (label === '' ? message : `${capitalised(label || short)}: ${afterColon(message)}`) + end
    );
  }
}

/** Adds the stand-ins to the library of a rehearsal, which is undone with it. */
export async function addStandIns(tx: Transaction) {
  const note = { alt: '', focal: { x: 0.5, y: 0.5 }, name: '', editor: actors.site };
  for (const kind of ['image', 'video'] as const) {
    const stored = { url: standIns[kind], kind, bytes: 1, needsVariants: false };
    await recordMedia(tx, stored, note);
  }
}

function rowDetail({ from }: RecordContext, record: SourceRecord | undefined) {
  return record?.author === undefined ? from : `${from}, written by ${record.author}`;
}
