import { useMemo, useState } from 'react';
import type { StoredRecord, Version } from '../actions.ts';
import { Alert } from '../Alert.tsx';
import { DraftLine } from '../autosave/DraftLine.tsx';
import { DraftOffers } from '../autosave/DraftOffers.tsx';
import { useFormDrafts } from '../autosave/useFormDrafts.ts';
import { FieldsProvider } from '../fields/fields-context.ts';
import { momentOf } from '../moment-text.ts';
import { titleCased } from '../../lib/capitalised.ts';
import type { RecordFormProps } from '../screen.ts';
import { useShortcuts } from '../useShortcuts.ts';
import { FormConflict } from './FormConflict.tsx';
import { FormFooter } from './FormFooter.tsx';
import { History } from './History.tsx';
import styles from './RecordForm.module.css';
import { useConfirmLeave, useUnloadWarning } from './useConfirmLeave.tsx';
import { useFirstError } from './useFirstError.ts';
import { useFormState, type FormOfNoun } from './useFormState.ts';
import { useSaving } from './useSaving.ts';

type EditFormProps<Row extends StoredRecord> = Extract<RecordFormProps<Row>, { mode: 'form' }> &
  FormOfNoun<Row>;

export function EditForm<Row extends StoredRecord>(props: EditFormProps<Row>) {
  const { noun, valuesOf, children, aside, history, onCancel } = props;
  const { form, focusFirstError } = useFirstError();
  const [isInHistory, setInHistory] = useState(false);
  const [restored, setRestored] = useState<Version<Row>>();
  const formState = useFormState(props, props.record);
  const { store, base, change, leave, errorsElsewhere } = formState;
  const drafts = useFormDrafts({ ...props, formState });
  const saving = useSaving({ ...props, formState, focusFirstError, onAllSaved: drafts.discardOwn });
  const { beginUpload } = saving;
  const confirm = useConfirmLeave(
    saving.isUploading,
    'The upload will be stopped. What you typed is kept as a draft.',
  );
  useUnloadWarning(formState.isChanged && drafts.isUnavailable);
  const isNew = base === undefined;
  const fields = useMemo(
    () => ({ mode: 'form', store, isNew, change, leave, beginUpload }) as const,
    [store, isNew, change, leave, beginUpload],
  );
  const cancel = () => confirm.leave(onCancel);
  useShortcuts(form, { save: () => form.current?.requestSubmit(), cancel });

  async function restore(version: Version<Row>) {
    setInHistory(false);
    await drafts.putAside();
    formState.continueWith(base, valuesOf(version.record));
    setRestored(version);
  }

  return (
    <form
      ref={form}
      className={styles.form}
      data-record={noun.name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saving.save();
      }}
    >
      {saving.failure && <Alert>{saving.failure}</Alert>}
      {errorsElsewhere.length > 0 && <Alert>{errorsElsewhere.map(paragraph)}</Alert>}
      <DraftOffers {...drafts} noun={noun.one} revision={base?.revision ?? 0} />
      {saving.hasMore && (
        <div role="status">
          <DraftLine>Saved. What you typed meanwhile is still to be saved.</DraftLine>
        </div>
      )}
      {restored && (
        <div role="status">
          <DraftLine>
            It is saved when you save it. The form now holds the {noun.one} of{' '}
            {momentOf(restored.savedAt)}
          </DraftLine>
        </div>
      )}
      <FieldsProvider value={fields}>
        <div className={aside ? styles.withAside : undefined}>
          <div className={styles.fields}>{children}</div>
          {aside}
        </div>
      </FieldsProvider>
      <FormFooter
        errorCount={formState.errorCount}
        submitLabel={props.submitLabel ?? `${isNew ? 'Create' : 'Update'} ${titleCased(noun.one)}`}
        isSaving={saving.isSaving}
        isWaiting={saving.isWaiting}
        onCancel={cancel}
        onHistory={history && base && (() => setInHistory(true))}
      />
      {confirm.question}
      <FormConflict
        noun={noun.one}
        valuesOf={valuesOf}
        formState={formState}
        saving={saving}
        drafts={drafts}
      >
        {children}
      </FormConflict>
      {isInHistory && history && base && (
        <History
          noun={noun}
          id={base.id}
          action={history}
          valuesOf={valuesOf}
          present={store.values()}
          onClose={() => setInHistory(false)}
          onRestore={(version) => void restore(version)}
        >
          {children}
        </History>
      )}
    </form>
  );
}

function paragraph(text: string) {
  return <p key={text}>{text}</p>;
}
