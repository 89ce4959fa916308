import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react';
import type { StoredRecord, Version } from '../actions/actions.ts';
import { DraftOffers } from '../autosave/DraftOffers.tsx';
import { useFormDrafts } from '../autosave/useFormDrafts.ts';
import { changeAddress, useAddress } from '../browser/useAddress.ts';
import { usePageMark } from '../browser/usePageMark.ts';
import { useShortcuts } from '../browser/useShortcuts.ts';
import { showToast } from '../feedback/Toasts.tsx';
import { useFormKey } from '../keys/useFormKey.ts';
import { FieldsProvider } from '../fields/fields-context.ts';
import { useMay } from '../frame/member-context.ts';
import { pastAddress, pastReference } from '../../model/past-address.ts';
import type { RecordFormProps } from '../frame/screen.ts';
import { FormBar } from '../publishing/FormBar.tsx';
import { useComparison } from '../publishing/useComparison.tsx';
import { usePublishing } from '../publishing/usePublishing.tsx';
import { Conflict } from './Conflict.tsx';
import { FileDrop } from './FileDrop.tsx';
import { FormLayout } from './FormLayout.tsx';
import { FormNotices } from './FormNotices.tsx';
import { goToNamedField, goToNextGap } from './go-to-field.ts';
import { useConfirmLeave, useUnloadWarning } from './useConfirmLeave.tsx';
import { useFirstError } from './useFirstError.ts';
import { useFormState, type FormOfNoun } from './useFormState.ts';
import { useHistory } from './useHistory.tsx';
import { useSaving } from './useSaving.ts';

type EditFormProps<Row extends StoredRecord> = Extract<RecordFormProps<Row>, { mode: 'form' }> &
  FormOfNoun<Row>;

export function EditForm<Row extends StoredRecord>(props: EditFormProps<Row>) {
  const { noun, toValues, children, publishing: actions, onCancel, onDuplicate } = props;
  const { form, focusFirstError } = useFirstError();
  const [restoredVersion, setRestoredVersion] = useState<Version<Row>>();
  const formState = useFormState(props, props.record, props.newId);
  const { store, base, baseValues, isChanged, change, leave, continueWith } = formState;
  useInitialName(props.initialName, noun.nameIn, change);
  useFirstField(form, props.record === undefined);
  const drafts = useFormDrafts({ ...formState, ...props, knownId: props.newId });
  const saving = useSaving({
    ...formState,
    toValues,
    save: props.save,
    publishing: actions,
    saveError: props.saveError,
    focusFirstError,
    onAllSaved: drafts.own.discard,
    onSaved: props.onSaved,
    onSavedInPlace: props.onSavedInPlace,
  });
  const { startUpload } = saving;
  const submit = () => form.current?.requestSubmit();
  const confirm = useConfirmLeave(
    saving.isUploading,
    'The upload will stop. Your changes are kept as a draft.',
  );
  useUnloadWarning(isChanged && drafts.own.isUnavailable);
  const publishing = usePublishing({
    ...formState,
    noun: noun.one,
    toValues,
    actions,
    errorMessage: noun.errors.save,
    onDiscarded: drafts.own.discard,
    unpublishText: props.unpublishText,
    onDone: props.onSavedInPlace,
    onConflict: (newest) => void saving.meet(newest),
    onFailure: saving.setFailure,
  });
  const comparison = useComparison({
    ...formState,
    noun,
    toValues,
    actions,
    history: props.history,
    onPublish: submit,
    onDiscard: publishing.discard,
    children,
  });
  const history = useHistory({
    noun,
    id: base?.id,
    action: props.history,
    store,
    toValues,
    onRestore: (version) => void restore(version),
    children,
  });
  const isNew = base === undefined;
  const { publicly } = comparison;
  const fields = useMemo(() => {
    const saved = baseValues;
    return { mode: 'form', store, isNew, saved, change, leave, startUpload, publicly } as const;
  }, [store, isNew, baseValues, change, leave, startUpload, publicly]);
  const cancel = () => confirm.leave(onCancel);
  usePageMark('form');
  useFieldOfAddress();
  useHistoryOfAddress(history.open);
  useShortcuts(form, {
    cancel,
    compare: comparison.open,
    publish: submit,
    save: actions ? saving.saveDraft : submit,
  });
  useFormKey('next', () => {
    if (form.current && !goToNextGap(form.current)) showToast({ text: 'No field has a gap' });
  });
  const mayShowPast = useMay('activity') && !noun.hasNoPast;
  const conflict = saving.conflict ?? drafts.conflict;

  function showPast({ id }: StoredRecord) {
    location.assign(pastAddress({ page: pastReference(noun.name, id) }));
  }

  async function restore(version: Version<Row>) {
    await drafts.own.putAside();
    continueWith(base, toValues(version.record));
    setRestoredVersion(version);
  }

  return (
    <FieldsProvider value={fields}>
      <FormLayout
        form={form}
        noun={noun.name}
        onSubmit={(event) => {
          event.preventDefault();
          if (!publishing.isBusy) saving.save();
        }}
        bar={
          <FormBar
            noun={noun}
            hasDrafts={actions !== undefined}
            base={base}
            isChanged={isChanged}
            errorCount={formState.errorCount}
            submitLabel={props.submitLabel}
            about={props.about}
            getSubmitHint={props.getSubmitHint}
            isSaving={saving.isSaving}
            isWaiting={saving.isWaiting}
            isPublishing={publishing.isBusy}
            canUnpublish={publishing.canUnpublish}
            changes={comparison.changes}
            onSaveDraft={saving.saveDraft}
            onSchedule={saving.schedule}
            onDiscard={publishing.discard}
            onUnpublish={publishing.unpublish}
            onUnschedule={publishing.unschedule}
            onUnpublishingCancel={publishing.keepPublished}
            onNextError={() => form.current && goToNextGap(form.current, true)}
            onCompare={comparison.open}
            onCompareAssistants={comparison.openAssistants}
            onCancel={cancel}
            onHistory={history.open}
            onShowPast={mayShowPast && base ? () => confirm.leave(() => showPast(base)) : undefined}
            onDuplicate={onDuplicate && base && (() => confirm.leave(onDuplicate))}
          />
        }
        tabs={props.tabs}
        advice={props.advice}
        notices={
          <FormNotices
            failure={saving.failure}
            isAutosaved={!drafts.offers.isUnavailable}
            errorsElsewhere={formState.errorsElsewhere}
            hasMore={saving.hasMore}
            restoredVersion={restoredVersion}
          >
            <DraftOffers {...drafts.offers} />
          </FormNotices>
        }
        aside={props.aside}
        foot={props.foot}
        dialogs={
          <>
            <FileDrop form={form} />
            {confirm.question}
            {publishing.question}
            {conflict && (
              <Conflict noun={noun.one} {...conflict}>
                {children}
              </Conflict>
            )}
            {comparison.dialog}
            {history.dialog}
          </>
        }
      >
        {children}
      </FormLayout>
    </FieldsProvider>
  );
}

/** Goes once to the field that the URL names, such as `?field=images.gallery.2`, or to the one around it. */
function useFieldOfAddress() {
  const { query } = useAddress();
  const path = query.get('field');

  useEffect(() => {
    if (path === null) return;
    changeAddress({ query: { field: undefined } });
    goToNamedField(path);
  }, [path]);
}

/** Opens the history once if the URL names it. */
function useHistoryOfAddress(open: (() => void) | undefined) {
  const { query } = useAddress();
  const isNamed = query.get('show') === 'history';
  const openOnce = useEffectEvent(() => open?.());

  useEffect(() => {
    if (!isNamed) return;
    changeAddress({ query: { show: undefined } });
    openOnce();
  }, [isNamed]);
}

/** Puts the cursor into the first field of a new record. */
function useFirstField(form: RefObject<HTMLFormElement | null>, isNew: boolean) {
  useEffect(() => {
    if (isNew) form.current?.querySelector<HTMLElement>(firstField)?.focus({ preventScroll: true });
  }, [form, isNew]);
}

const firstField = '[data-field] :is(input:not([type="file"]), textarea, select)';

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
