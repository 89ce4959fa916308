import { useState, type ReactNode } from 'react';
import type { Action, Change, Seen, StoredRecord } from '../actions/actions.ts';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import type { PublishingActions } from '../frame/screen.ts';
import { useAction } from '../session/SignInAgain.tsx';

type Question = 'discard' | 'unpublish';

type PublishingAction = Question | 'unschedule' | 'keepPublished';

type PublishingOptions<Row extends StoredRecord> = {
  /** The singular of the noun. */
  noun: string;
  base: Row | undefined;
  actions: PublishingActions<Row> | undefined;
  failure: string;
  /** `discard` drops all typed changes. */
  onDone: (record: Row, what: PublishingAction) => void;
  onConflict: (newest: Row | null) => void;
  onFailure: (message: string) => void;
};

export type Publishing = {
  isBusy: boolean;
  canHide: boolean;
  ask: (question: Question) => void;
  unschedule: () => void;
  /** Undefined for those who may not change when a record is unpublished. */
  keepPublished: (() => void) | undefined;
  question: ReactNode;
};

/** Actions on a saved record that do not submit its form. */
export function usePublishing<Row extends StoredRecord>({
  noun,
  base,
  actions,
  failure,
  onDone,
  onConflict,
  onFailure,
}: PublishingOptions<Row>): Publishing {
  const call = useAction();
  const [question, setQuestion] = useState<Question>();
  const [isBusy, setBusy] = useState(false);

  async function run(name: PublishingAction, action: Action<Seen, Change<Row>> | undefined) {
    if (!action || !base || isBusy) return;
    setBusy(true);
    try {
      const answer = await call(action, { id: base.id, revision: base.revision }, failure);
      if (answer.outcome === 'done') onDone(answer.record, name);
      else if (answer.outcome === 'conflict') onConflict(answer.newest);
      else onFailure(Object.values(answer.fields).join(' '));
    } catch {
      onFailure(failure);
    } finally {
      setBusy(false);
      setQuestion(undefined);
    }
  }

  return {
    isBusy,
    canHide: actions?.unpublish !== undefined,
    ask: setQuestion,
    unschedule: () => void run('unschedule', actions?.unschedule),
    keepPublished:
      actions?.keepPublished && (() => void run('keepPublished', actions.keepPublished)),
    question: question && (
      <ConfirmDialog
        heading={question === 'discard' ? 'Discard changes' : `Unpublish this ${noun}`}
        confirm={question === 'discard' ? 'Discard' : 'Unpublish'}
        busy={question === 'discard' ? 'Discarding...' : 'Unpublishing...'}
        isBusy={isBusy}
        onCancel={() => setQuestion(undefined)}
        onConfirm={() => void run(question, actions?.[question])}
      >
        {question === 'discard'
          ? `The form returns to the published version. Saved drafts stay in the history of this ${noun}; unsaved changes are lost.`
          : `Visitors will no longer see this ${noun}. It disappears from lists, feeds and search at once, and links to it stop working. It stays here as a draft and returns to the same position when you publish it again.`}
      </ConfirmDialog>
    ),
  };
}
