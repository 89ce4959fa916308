import { useMemo, useState, useEffect, type RefObject } from 'react';
import type { StoredRecord, Version } from '../actions/actions.ts';
import { Alert, Alerts } from '../feedback/Alert.tsx';
import { DraftLine } from '../autosave/DraftLine.tsx';
import { DraftOffers } from '../autosave/DraftOffers.tsx';
import { useFormDrafts } from '../autosave/useFormDrafts.ts';
import { FieldsProvider } from '../fields/fields-context.ts';
import { formatDateTime } from '../controls/format-local-time.ts';
import { ComparePublic } from '../publishing/ComparePublic.tsx';
import { SubmitHint } from '../publishing/SubmitHint.tsx';
import { submitLabelFor } from '../publishing/submit-label.ts';
import { PublishBar } from '../publishing/PublishBar.tsx';
import { usePublished } from '../publishing/usePublished.ts';
import { usePublishing } from '../publishing/usePublishing.tsx';
import type { RecordFormProps } from '../frame/screen.ts';
import { usePageMark } from '../browser/usePageMark.ts';
import { useShortcuts } from '../browser/useShortcuts.ts';
import { FormBoundary } from './FormBoundary.tsx';
import { FormConflict } from './FormConflict.tsx';
import { FormFooter } from './FormFooter.tsx';
import { History } from './History.tsx';
import styles from './RecordForm.module.css';
import { useConfirmLeave, useUnloadWarning } from './useConfirmLeave.tsx';
import { useFirstError } from './useFirstError.ts';
import { useFormState, type FormOfNoun } from './useFormState.ts';
import { useSaving } from './useSaving.ts';
import { mergeThreeWay } from './values.ts';
import { changeAddress, useAddress } from '../browser/useAddress.ts';
import { nearestField } from './error-fields.ts';
import { goToField } from './go-to-field.ts';

type EditFormProps<Row extends StoredRecord> = Extract<RecordFormProps<Row>, { mode: 'form' }> &
  FormOfNoun<Row>;

export function EditForm<Row extends StoredRecord>(props: EditFormProps<Row>) {
  const { noun, toValues, children, aside, advice, history, publishing: actions, onCancel } = props;
  const { form, ...firstError } = useFirstError();
  const [isInHistory, setInHistory] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const [restoredVersion, setRestoredVersion] = useState<Version<Row>>();
  const formState = useFormState(props, props.record);
  const { store, base, baseValues, change, leave, errorsElsewhere } = formState;
  useInitialName(props.initialName, noun.nameIn, change);
  const drafts = useFormDrafts({ ...props, formState });
  const saving = useSaving({ ...props, ...firstError, formState, onAllSaved: drafts.discardOwn });
  const { startUpload } = saving;
  const confirm = useConfirmLeave(
    saving.isUploading,
    'The upload will stop. Your changes are kept as a draft.',
  );
  useUnloadWarning(formState.isChanged && drafts.isUnavailable);
  const isNew = base === undefined;
  const published = usePublished({ noun, formState, actions, toValues });
  const { marked } = published;
  const fields = useMemo(() => {
    const compare = () => setComparing(true);
    const publicly = marked && { values: marked, compare };
    const saved = baseValues;
    return { mode: 'form', store, isNew, saved, change, leave, startUpload, publicly } as const;
  }, [store, isNew, baseValues, change, leave, startUpload, marked]);
  const cancel = () => confirm.leave(onCancel);
  const submit = () => form.current?.requestSubmit();
  const hasDraft = base?.publication?.state !== 'published';
  const canCompare = base?.publication?.isPublic && (hasDraft || formState.isChanged);
  const compare = canCompare ? () => setComparing(true) : undefined;
  usePageMark('form');
  useFieldOfAddress(form);
  useShortcuts(form, {
    cancel,
    compare,
    publish: submit,
    save: actions ? saving.saveDraft : submit,
  });
  const publishing = usePublishing({
    noun: noun.one,
    base,
    actions,
    failure: noun.errors.save,
    onConflict: (newest) => void saving.meet(newest),
    onFailure: saving.setFailure,
    onDone: (record, action) => {
      const now = toValues(record);
      const isSaved = action !== 'discard';
      if (!isSaved) drafts.discardOwn();
      formState.continueWith(
        record,
        isSaved ? mergeThreeWay(store.values(), formState.baseValues, now) : now,
      );
      props.onSavedInPlace?.(record);
    },
  });
  const submitLabel = props.submitLabel ?? submitLabelFor(noun, base);
  const submitHint = <SubmitHint base={base} getHint={props.getSubmitHint} />;
  const { onDuplicate } = props;
  const duplicate = onDuplicate && base && (() => confirm.leave(onDuplicate));
  const openHistory = history && base && (() => setInHistory(true));

  async function restore(version: Version<Row>) {
    setInHistory(false);
    await drafts.putAside();
    formState.continueWith(base, toValues(version.record));
    setRestoredVersion(version);
  }

  return (
    <form
      ref={form}
      className={styles.form}
      data-record={noun.name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!publishing.isBusy) saving.save();
      }}
    >
      <FieldsProvider value={fields}>
        <FormBoundary>
          {actions ? (
            <PublishBar
              noun={noun.one}
              base={base}
              isChanged={formState.isChanged}
              errorCount={formState.errorCount}
              submitLabel={submitLabel}
              submitHint={submitHint}
              isSaving={saving.isSaving}
              isWaiting={saving.isWaiting}
              publishing={publishing}
              onSaveDraft={saving.saveDraft}
              onSchedule={saving.schedule}
              changes={published.changes}
              onCompare={compare}
              onCancel={cancel}
              onHistory={openHistory}
              onDuplicate={duplicate}
            />
          ) : (
            <FormFooter
              errorCount={formState.errorCount}
              submitLabel={submitLabel}
              submitHint={submitHint}
              isSaving={saving.isSaving}
              isWaiting={saving.isWaiting}
              onCancel={cancel}
              onHistory={openHistory}
            />
          )}
        </FormBoundary>
        {actions && advice && <FormBoundary>{advice}</FormBoundary>}
        {saving.failure && <Alert>{saving.failure}</Alert>}
        <Alerts texts={errorsElsewhere} />
        <DraftOffers {...drafts} noun={noun.one} revision={base?.revision ?? 0} />
        {saving.hasMore && (
          <div role="status">
            <DraftLine>Saved. You have made more changes since; save again to keep them.</DraftLine>
          </div>
        )}
        {restoredVersion && (
          <div role="status">
            <DraftLine>
              {`This is the version of ${formatDateTime(restoredVersion.savedAt)}. Save to restore it.`}
            </DraftLine>
          </div>
        )}
        <div className={aside ? styles.withAside : undefined}>
          <div className={styles.fields}>
            <FormBoundary>{children}</FormBoundary>
          </div>
          {aside && <FormBoundary>{aside}</FormBoundary>}
        </div>
      </FieldsProvider>
      <FormBoundary>
        {confirm.question}
        <FormConflict
          noun={noun.one}
          toValues={toValues}
          formState={formState}
          saving={saving}
          drafts={drafts}
        >
          {children}
        </FormConflict>
        {isComparing && (
          <ComparePublic
            noun={noun}
            published={published}
            formState={formState}
            onClose={() => setComparing(false)}
            onPublish={submit}
            onDiscard={hasDraft ? () => publishing.ask('discard') : undefined}
          >
            {children}
          </ComparePublic>
        )}
        {isInHistory && history && base && (
          <History
            noun={noun}
            id={base.id}
            action={history}
            toValues={toValues}
            present={store.values()}
            onClose={() => setInHistory(false)}
            onRestore={(version) => void restore(version)}
          >
            {children}
          </History>
        )}
      </FormBoundary>
    </form>
  );
}

/** Goes once to the field that the URL names, such as `?field=images.gallery.2`, or to the one around it. */
function useFieldOfAddress(form: RefObject<HTMLFormElement | null>) {
  const { query } = useAddress();
  const path = query.get('field');

  useEffect(() => {
    if (path === null) return;
    changeAddress({ query: { field: undefined } });
    const fields = new Map(
      [...(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].map((field) => [
        field.dataset['field'] ?? '',
        field,
      ]),
    );
    const field = fields.get(nearestField(path, [...fields.keys()]) ?? '');
    if (field) goToField(field);
  }, [path, form]);
}

/** Enters the name with which a form was opened, once. */
function useInitialName(
  initialName: string | undefined,
  field: string,
  change: (name: string, value: unknown) => void,
) {
  useEffect(() => {
    if (!initialName) return;
    change(field, initialName);
    changeAddress({ entryText: '' });
  }, [initialName, field, change]);
}
