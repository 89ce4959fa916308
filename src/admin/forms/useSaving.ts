import { useEffect, useRef, useState } from 'react';
import type { Action, Change, StoredRecord } from '../actions.ts';
import { useEditor } from '../member-context.ts';
import { useAction } from '../SignInAgain.tsx';
import { showToast } from '../Toasts.tsx';
import { makeId } from './make-id.ts';
import type { useFormState } from './useFormState.ts';
import type { PublishingActions } from '../screen.ts';
import { usePendingUploads } from './usePendingUploads.ts';
import { changedByBoth, differAnywhere, mineOverTheirs, type Values } from './values.ts';

type SavingOptions<Row extends StoredRecord> = {
  formState: ReturnType<typeof useFormState<Row>>;
  valuesOf: (record: Row | undefined) => Values;
  save: Action<object, Change<Row>>;
  publishing?: PublishingActions<Row> | undefined;
  saveError: string;
  focusFirstError: () => void;
  /** Called when everything in the form is saved. */
  onAllSaved: () => void;
  onSaved: (record: Row, isLeft: boolean) => void;
  onSavedInPlace?: ((record: Row) => void) | undefined;
};

type SaveRequest<Row> = {
  action: Action<object, Change<Row>>;
  /** The input may lack what a public record needs, and the form stays open. */
  isDraft?: true;
  publishAt?: string;
  unpublishAt?: string | null;
  /** What someone else had saved meanwhile, when it is sent again. */
  after?: { values: Values; savedBy: string | undefined };
};

/** What was saved meanwhile, the values that this form began with, and what could not be sent because of it. */
export type SavingConflict<Row> = {
  newest: Row | null;
  began: Values;
  sending: SaveRequest<Row> | undefined;
};

/** Sends the input of a form, and handles the answer. */
export function useSaving<Row extends StoredRecord>(options: SavingOptions<Row>) {
  const { formState, valuesOf, saveError, focusFirstError, onAllSaved, onSaved, onSavedInPlace } =
    options;
  const { publishing } = options;
  const publish: SaveRequest<Row> = { action: options.save };
  const { store, base } = formState;
  const call = useAction();
  const editor = useEditor();
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<SavingConflict<Row>>();
  const [isSaving, setSaving] = useState(false);
  const [hasMore, setHasMore] = useState(false);
  const isLeft = useRef(false);
  const latest = useRef<SaveRequest<Row>>(undefined);
  const uploads = usePendingUploads(() => void send(latest.current ?? publish, base));

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function send(
    sending: SaveRequest<Row>,
    present: Row | undefined,
    newId = formState.newId,
  ) {
    if (isSaving) return;
    latest.current = sending;
    setFailure(undefined);
    setHasMore(false);
    if (uploads.isUploading) return uploads.saveWhenUploaded();
    const errors = sending.isDraft ? {} : formState.validate();
    store.setErrors(errors);
    if (Object.keys(errors).length > 0) return focusFirstError();
    setSaving(true);
    const sent = store.values();
    const input = sending.isDraft ? formState.input() : formState.validated();
    const record = { id: present?.id ?? newId, revision: present?.revision };
    try {
      const { publishAt, unpublishAt } = sending;
      const whole = { ...input, ...(publishAt && { publishAt, unpublishAt }), ...record };
      await settle(sending, sent, await call(sending.action, whole, saveError));
    } catch {
      setFailure(saveError);
    } finally {
      setSaving(false);
    }
  }

  function settle(sending: SaveRequest<Row>, sent: Values, answer: Change<Row>) {
    if (answer.outcome === 'done') return closeOrContinue(sending, sent, answer.record);
    if (answer.outcome === 'refused') {
      store.setErrors(answer.fields);
      return focusFirstError();
    }
    const { newest } = answer;
    const isMine = newest && !differAnywhere(valuesOf(newest), sent) && isDone(sending, newest);
    return isMine ? closeOrContinue(sending, sent, newest) : meet(newest, sending);
  }

  /** Goes on with what was saved meanwhile, or asks, where that cannot be without a choice. */
  function meet(newest: Row | null, sending?: SaveRequest<Row>) {
    const began = sending?.after?.values ?? formState.baseValues;
    const theirs = newest && valuesOf(newest);
    const isChoice =
      !theirs ||
      sending?.after !== undefined ||
      revealsUnseen(newest, sending) ||
      changedByBoth(store.values(), began, theirs).length > 0;
    if (isChoice) return setConflict({ newest, began, sending });
    return goOnWith(newest, mineOverTheirs(store.values(), began, theirs), sending);
  }

  /** Over what was saved meanwhile, with the values of both; sends again what could not be sent. */
  async function goOnWith(newest: Row, values: Values, sending?: SaveRequest<Row>) {
    const savedBy = newest.publication?.savedBy;
    setConflict(undefined);
    formState.continueWith(newest, values);
    if (sending) return send({ ...sending, after: { values: valuesOf(newest), savedBy } }, newest);
    setFailure(
      `Not done yet: ${nameOf(savedBy, editor)} saved changes meanwhile. They are in the form now.`,
    );
  }

  /** What was typed after sending stays in the form, over what is saved now; in a form that was left, in its draft. */
  function closeOrContinue({ isDraft, after }: SaveRequest<Row>, sent: Values, record: Row) {
    const typed = store.values();
    if (after) {
      showToast({
        text: `Saved together with what ${nameOf(after.savedBy, editor)} changed meanwhile`,
      });
    }
    const isAllSaved = !differAnywhere(typed, sent);
    if (isAllSaved) onAllSaved();
    if ((isAllSaved && !isDraft) || isLeft.current) return onSaved(record, isLeft.current);
    formState.continueWith(record, mineOverTheirs(typed, sent, valuesOf(record)));
    setHasMore(!isAllSaved);
    onSavedInPlace?.(record);
  }

  return {
    failure,
    setFailure,
    conflict,
    isSaving,
    /** True when more was typed while the last was being saved. */
    hasMore,
    beginUpload: uploads.beginUpload,
    isUploading: uploads.isUploading,
    isWaiting: uploads.isWaiting,
    /** Saves the record, for visitors to see. */
    save: () => void send(publish, base),
    saveDraft: () => publishing && void send({ action: publishing.saveDraft, isDraft: true }, base),
    /** Saves what becomes public at a moment. */
    schedule: (publishAt: string, unpublishAt: string | null) =>
      publishing && void send({ action: publishing.schedule, publishAt, unpublishAt }, base),
    /** Saves as a new record: the one that the form was opened with is deleted. */
    addAnew: () => {
      const id = makeId();
      formState.continueWith(undefined, store.values(), id);
      void send(publish, undefined, id);
    },
    meet,
    goOnWith: (...given: Parameters<typeof goOnWith>) => void goOnWith(...given),
    dropConflict: () => setConflict(undefined),
  };
}

/** A record with the values that were sent may still be less public than it was to be. */
function isDone<Row extends StoredRecord>(sending: SaveRequest<Row>, { publication }: Row) {
  if (sending.isDraft || !publication) return true;
  if (sending.publishAt) return publication.publishAt === sending.publishAt;
  return publication.state === 'published';
}

/** Publishing would also make public what its editor has not seen. */
function revealsUnseen<Row extends StoredRecord>(
  newest: Row,
  sending: SaveRequest<Row> | undefined,
) {
  const isPublishing = sending && !sending.isDraft && !sending.publishAt;
  const { state = 'published' } = newest.publication ?? {};
  return isPublishing && state !== 'published';
}

function nameOf(savedBy: string | undefined, editor: string) {
  if (savedBy === undefined) return 'someone else';
  return savedBy === editor ? 'you yourself' : savedBy;
}
