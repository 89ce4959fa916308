import { useState } from 'react';
import type { Action, Change, Seen, StoredRecord } from '../actions/actions.ts';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import type { FormState } from '../forms/useFormState.ts';
import { useSave } from '../forms/useSave.ts';
import { mergeThreeWay, type Values } from '../forms/values.ts';
import type { PublishingActions } from '../frame/screen.ts';

type Question = 'discard' | 'unpublish';

type PublishingAction = Question | 'unschedule' | 'keepPublished';

type PublishingOptions<Row extends StoredRecord> = Pick<
  FormState<Row>,
  'store' | 'base' | 'baseValues' | 'continueWith'
> & {
  /** The singular of the noun. */
  noun: string;
  toValues: (record: Row) => Values;
  actions: PublishingActions<Row> | undefined;
  errorMessage: string;
  /** Called when the record is published as before, and the form has no changes any more. */
  onDiscarded: () => void;
  onDone: ((record: Row) => void) | undefined;
  /** Replaces the explanation of unpublishing. */
  unpublishText?: string | undefined;
  onConflict: (newest: Row | null) => void;
  onFailure: (message: string) => void;
};

/** Actions on a saved record that do not submit its form. All but `discard` keep the typed changes. */
export function usePublishing<Row extends StoredRecord>(options: PublishingOptions<Row>) {
  const { noun, base, actions, errorMessage, onFailure } = options;
  const { save, isSaving: isBusy } = useSave({ failsIn: onFailure });
  const [question, setQuestion] = useState<Question>();

  async function run(name: PublishingAction, action: Action<Seen, Change<Row>> | undefined) {
    if (!action || !base) return;
    await save({
      action,
      input: { id: base.id, revision: base.revision },
      errorMessage,
      onDone: ({ record }) => proceed(record, name),
      onConflict: options.onConflict,
      onRefused: (errors) => onFailure(Object.values(errors).join(' ')),
    });
    setQuestion(undefined);
  }

  function proceed(record: Row, name: PublishingAction) {
    const { store, baseValues, continueWith, toValues } = options;
    const now = toValues(record);
    const isDiscarded = name === 'discard';
    if (isDiscarded) options.onDiscarded();
    continueWith(record, isDiscarded ? now : mergeThreeWay(store.values(), baseValues, now));
    options.onDone?.(record);
  }

  return {
    isBusy,
    canUnpublish: actions?.unpublish !== undefined,
    discard: () => setQuestion('discard'),
    unpublish: () => setQuestion('unpublish'),
    unschedule: () => void run('unschedule', actions?.unschedule),
    /** Undefined for those who may not change when a record is unpublished. */
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
          : (options.unpublishText ??
            `Visitors will no longer see this ${noun}. It disappears from lists, feeds and search at once, and links to it stop working. It stays here as a draft and returns to the same position when you publish it again.`)}
      </ConfirmDialog>
    ),
  };
}
