import { useEffect, useRef, useState, useCallback, useEffectEvent } from 'react';
import { actorName } from '../../model/actors.ts';
import type { Action, Change, StoredRecord } from '../actions/actions.ts';
import { useEditor } from '../frame/member-context.ts';
import { showToast } from '../feedback/Toasts.tsx';
import { instantAt, type WallTime } from '../../lib/time/zoned-time.ts';
import type { ConflictState } from './Conflict.tsx';
import { makeId } from './make-id.ts';
import type { FormState } from './useFormState.ts';
import type { OnSaved, PublishingActions } from '../frame/screen.ts';
import { useSave } from './useSave.ts';
import { changedByBoth, differAnywhere, mergeThreeWay, type Values } from './values.ts';

type SavingOptions<Row extends StoredRecord> = Pick<
  FormState<Row>,
  'store' | 'base' | 'baseValues' | 'newId' | 'input' | 'validate' | 'validated' | 'continueWith'
> & {
  toValues: (record: Row | undefined) => Values;
  save: Action<object, Change<Row>>;
  publishing?: PublishingActions<Row> | undefined;
  saveError: string;
  focusFirstError: () => void;
  /** Called when everything in the form is saved. */
  onAllSaved: () => void;
  onSaved: OnSaved<Row>;
  onSavedInPlace?: ((record: Row) => void) | undefined;
};

type SaveRequest<Row> = {
  action: Action<object, Change<Row>>;
  /** Saves a draft: required fields may be empty, and the form stays open. */
  isDraft?: true;
  publishAt?: WallTime;
  unpublishAt?: WallTime | null;
  /** For a retry: the other person's version that the request was merged with. */
  after?: { values: Values; savedBy: string | undefined };
};

/** The version saved by someone else, the values that this form started from, and the request that failed. */
type SavingConflict<Row> = {
  newest: Row | null;
  valuesBefore: Values;
  sending: SaveRequest<Row> | undefined;
};

/** Submits a form and handles the response. */
export function useSaving<Row extends StoredRecord>(options: SavingOptions<Row>) {
  const { store, base, baseValues, newId: ownId, continueWith, publishing } = options;
  const { toValues, saveError, focusFirstError, onAllSaved, onSaved, onSavedInPlace } = options;
  const publish: SaveRequest<Row> = { action: options.save };
  const editor = useEditor();
  const { save, isSaving, failure, setFailure } = useSave();
  const [conflict, setConflict] = useState<SavingConflict<Row>>();
  const [hasMore, setHasMore] = useState(false);
  const isLeft = useRef(false);
  const latestRequest = useRef<SaveRequest<Row>>(undefined);
  const uploads = usePendingUploads(() => void send(latestRequest.current ?? publish, base));

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function send(request: SaveRequest<Row>, current: Row | undefined, newId = ownId) {
    latestRequest.current = request;
    setFailure(undefined);
    setHasMore(false);
    if (uploads.isUploading) return uploads.saveWhenUploaded();
    const errors = request.isDraft ? {} : options.validate();
    store.setErrors(errors);
    if (Object.keys(errors).length > 0) return focusFirstError();
    const sent = store.values();
    const input = request.isDraft ? options.input() : options.validated();
    const { publishAt, unpublishAt } = request;
    const record = { id: current?.id ?? newId, revision: current?.revision };
    await save({
      action: request.action,
      input: { ...input, ...(publishAt && { publishAt, unpublishAt }), ...record },
      errorMessage: saveError,
      onDone: ({ record: saved, entryId }) => closeOrContinue(request, sent, saved, entryId),
      onRefused: (refusedFields) => {
        // The form itself shows the errors that have no field.
        setFailure(undefined);
        store.setErrors(refusedFields, true);
        focusFirstError();
      },
      onConflict: (newest) => {
        const isMine = newest && !differAnywhere(toValues(newest), sent) && isDone(request, newest);
        if (isMine) closeOrContinue(request, sent, newest);
        else void handleNewer(newest, request);
      },
    });
  }

  /** Merges with the newer version, or asks the user if both changed the same field. */
  function handleNewer(newest: Row | null, request?: SaveRequest<Row>) {
    const valuesBefore = request?.after?.values ?? baseValues;
    const theirs = newest && toValues(newest);
    const isChoice =
      !theirs ||
      request?.after !== undefined ||
      (revealsUnseen(newest, request) && differAnywhere(theirs, valuesBefore)) ||
      changedByBoth(store.values(), valuesBefore, theirs).length > 0;
    if (isChoice) return setConflict({ newest, valuesBefore, sending: request });
    return mergeWith(newest, mergeThreeWay(store.values(), valuesBefore, theirs), request);
  }

  /** Continues on the newer version with the merged values, and repeats the failed request. */
  async function mergeWith(newest: Row, values: Values, request?: SaveRequest<Row>) {
    const savedBy = newest.publication?.savedBy;
    setConflict(undefined);
    continueWith(newest, values);
    if (request) return send({ ...request, after: { values: toValues(newest), savedBy } }, newest);
    setFailure(
      `Not saved yet: ${editorName(savedBy, editor)} has changed this record. Those changes are now in the form. Check it and save again.`,
    );
  }

  /** Keeps values typed after the request in the form, on top of the saved version; for a closed form, in its draft. */
  function closeOrContinue(
    { isDraft, after }: SaveRequest<Row>,
    sent: Values,
    record: Row,
    entryId?: string | null,
  ) {
    const values = store.values();
    if (after) {
      showToast({
        text: `Saved, together with changes by ${editorName(after.savedBy, editor)}`,
      });
    }
    const isAllSaved = !differAnywhere(values, sent);
    if (isAllSaved) onAllSaved();
    if (isLeft.current) return onSaved(record, true, entryId);
    // A form that is about to close can still be used, so it continues with what is saved.
    continueWith(record, mergeThreeWay(values, sent, toValues(record)));
    if (isAllSaved && !isDraft) return onSaved(record, false, entryId);
    setHasMore(!isAllSaved);
    onSavedInPlace?.(record);
  }

  return {
    failure,
    setFailure,
    conflict: conflict && conflictState(conflict),
    isSaving,
    /** True if more was typed while the last save was running. */
    hasMore,
    startUpload: uploads.startUpload,
    isUploading: uploads.isUploading,
    isWaiting: uploads.isWaiting,
    /** Saves and publishes the record. */
    save: () => void send(publish, base),
    saveDraft: () => publishing && void send({ action: publishing.saveDraft, isDraft: true }, base),
    /** Saves and schedules the publication. */
    schedule: (publishAt: WallTime, unpublishAt: WallTime | null) =>
      publishing && void send({ action: publishing.schedule, publishAt, unpublishAt }, base),
    meet: handleNewer,
  };

  function conflictState({
    newest,
    valuesBefore,
    sending,
  }: SavingConflict<Row>): ConflictState<Row> {
    return {
      newest,
      mine: store.values(),
      baseValues: valuesBefore,
      theirs: newest && toValues(newest),
      confirm: confirmLabel(sending),
      onCancel: () => setConflict(undefined),
      onChosen: (record, values) => void mergeWith(record, values, sending),
      onAddAsNew: () => {
        setConflict(undefined);
        addAsNew();
      },
    };
  }

  /** Saves as a new record, because the original was deleted. */
  function addAsNew() {
    const id = makeId();
    continueWith(undefined, store.values(), id);
    void send(publish, undefined, id);
  }
}

function confirmLabel(request: Pick<SaveRequest<never>, 'publishAt'> | undefined) {
  if (!request) return 'Merge changes';
  return request.publishAt ? 'Merge and schedule' : 'Merge and save';
}

/** A record with the submitted values may still be unpublished although the request was to publish it. */
function isDone<Row extends StoredRecord>(request: SaveRequest<Row>, { publication }: Row) {
  if (request.isDraft || !publication) return true;
  if (request.publishAt) {
    const { timeZone, day, time } = request.publishAt;
    return publication.publishAt === instantAt(timeZone, day, time)?.instant;
  }
  return publication.state === 'published';
}

/** Publishing would also publish changes that this editor has not seen. */
function revealsUnseen<Row extends StoredRecord>(
  newest: Row,
  request: SaveRequest<Row> | undefined,
) {
  const isPublishing = request && !request.isDraft && !request.publishAt;
  const { state = 'published' } = newest.publication ?? {};
  return isPublishing && state !== 'published';
}

function editorName(savedBy: string | undefined, editor: string) {
  if (savedBy === undefined) return 'someone else';
  return savedBy === editor ? 'you' : actorName(savedBy);
}

/** Counts the uploads of a form. A save requested in the meantime runs after the last upload, unless one fails. */
function usePendingUploads(saveNow: () => void) {
  const [{ count, isAsked }, setState] = useState({ count: 0, isAsked: false });
  const saveAfterLast = useEffectEvent(saveNow);

  const startUpload = useCallback(() => {
    let isPending = true;
    setState((state) => ({ count: state.count + 1, isAsked: state.count > 0 && state.isAsked }));
    return (isUploaded: boolean) => {
      if (!isPending) return;
      isPending = false;
      setState((state) => ({ count: state.count - 1, isAsked: state.isAsked && isUploaded }));
    };
  }, []);

  useEffect(() => {
    if (isAsked && count === 0) saveAfterLast();
  }, [isAsked, count]);

  return {
    startUpload,
    isUploading: count > 0,
    /** True while a save waits for an upload. */
    isWaiting: isAsked && count > 0,
    saveWhenUploaded: () => setState((state) => ({ ...state, isAsked: true })),
  };
}
