import { useState, type ReactNode } from 'react';
import type { Action, Change, Seen, StoredRecord } from '../actions.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { PublishingActions } from '../screen.ts';
import { useAction } from '../SignInAgain.tsx';

type Question = 'discard' | 'unpublish';

type PublishingAction = Question | 'unschedule' | 'keepPublished';

type PublishingOptions<Row extends StoredRecord> = {
  /** The word for a record. */
  noun: string;
  base: Row | undefined;
  actions: PublishingActions<Row> | undefined;
  failure: string;
  /** `discard` leaves nothing of what was typed. */
  onDone: (record: Row, what: PublishingAction) => void;
  onConflict: (newest: Row | null) => void;
  onFailure: (message: string) => void;
};

export type Publishing = {
  isBusy: boolean;
  canHide: boolean;
  ask: (question: Question) => void;
  unschedule: () => void;
  keepPublished: () => void;
  question: ReactNode;
};

/** What is done to a saved record without its form being sent. */
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
  const [asked, setAsked] = useState<Question>();
  const [isBusy, setBusy] = useState(false);

  async function run(what: PublishingAction, action: Action<Seen, Change<Row>> | undefined) {
    if (!action || !base || isBusy) return;
    setBusy(true);
    try {
      const answer = await call(action, { id: base.id, revision: base.revision }, failure);
      if (answer.outcome === 'done') onDone(answer.record, what);
      else if (answer.outcome === 'conflict') onConflict(answer.newest);
      else onFailure(Object.values(answer.fields).join(' '));
    } catch {
      onFailure(failure);
    } finally {
      setBusy(false);
      setAsked(undefined);
    }
  }

  return {
    isBusy,
    canHide: actions?.unpublish !== undefined,
    ask: setAsked,
    unschedule: () => void run('unschedule', actions?.unschedule),
    keepPublished: () => void run('keepPublished', actions?.keepPublished),
    question: asked && (
      <ConfirmDialog
        heading={asked === 'discard' ? 'Discard changes' : `Unpublish this ${noun}`}
        confirm={asked === 'discard' ? 'Discard' : 'Unpublish'}
        busy={asked === 'discard' ? 'Discarding...' : 'Unpublishing...'}
        isBusy={isBusy}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => void run(asked, actions?.[asked])}
      >
        {asked === 'discard'
          ? `The form goes back to what visitors see. What was saved as a draft stays in the history of this ${noun}; what you typed since does not.`
          : `Visitors no longer find this ${noun}: its page, its place in lists, feeds and searches are gone at once, and links to it lead nowhere. Everything stays here as a draft, and it comes back to its place when you publish it again.`}
      </ConfirmDialog>
    ),
  };
}
