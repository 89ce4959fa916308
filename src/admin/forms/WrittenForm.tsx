import { useMemo, useState } from 'react';
import { Alert } from '../Alert.tsx';
import type { Kept, Version } from '../actions.ts';
import { DraftLine } from '../drafts/DraftLine.tsx';
import { DraftOffers } from '../drafts/DraftOffers.tsx';
import { useFormDrafts } from '../drafts/useFormDrafts.ts';
import { FieldsProvider } from '../fields/fields-context.ts';
import { momentOf } from '../moment-text.ts';
import { useShortcuts } from '../useShortcuts.ts';
import { FormConflict } from './FormConflict.tsx';
import { FormFooter } from './FormFooter.tsx';
import { History } from './History.tsx';
import styles from './RecordForm.module.css';
import type { RecordFormProps } from '../screen.ts';
import { useFirstError } from './useFirstError.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { useSaving } from './useSaving.ts';
import { useWritten } from './useWritten.ts';

type WrittenFormProps<Row extends Kept> = Extract<RecordFormProps<Row>, { mode: 'form' }>;

export function WrittenForm<Row extends Kept>(props: WrittenFormProps<Row>) {
  const { noun, valuesOf, children, aside, history } = props;
  const { form, focusFirstError } = useFirstError();
  const [isInHistory, setInHistory] = useState(false);
  const [restored, setRestored] = useState<Version<Row>>();
  const written = useWritten(props, props.record);
  const { store, base, change, leave, homelessErrors } = written;
  const drafts = useFormDrafts({ ...props, written });
  const saving = useSaving({
    ...props,
    written,
    focusFirstError,
    onSaved: (record, isLeft) => {
      guard.free();
      void drafts.forget();
      props.onSaved(record, isLeft);
    },
  });
  const { hold } = saving;
  const guard = useLeaveGuard(written.isChanged || saving.isSaving || saving.isHeld, {
    onLeave: () => {
      saving.leave();
      return drafts.forget();
    },
    holdsBack: true,
  });
  const isNew = base === undefined;
  const fields = useMemo(
    () => ({ mode: 'form', store, isNew, change, leave, hold }) as const,
    [store, isNew, change, leave, hold],
  );
  const cancel = () => guard.leave(props.onCancel);
  useShortcuts(form, { save: () => form.current?.requestSubmit(), cancel });

  async function restore(version: Version<Row>) {
    setInHistory(false);
    await drafts.putAside();
    written.goOn(base, valuesOf(version.record));
    setRestored(version);
  }

  return (
    <form
      ref={form}
      className={styles.form}
      data-record={noun}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saving.save();
      }}
    >
      {saving.failure && <Alert>{saving.failure}</Alert>}
      {homelessErrors.length > 0 && <Alert>{homelessErrors.map(paragraph)}</Alert>}
      <DraftOffers {...drafts} noun={noun} revision={base?.revision ?? 0} />
      {saving.hasMore && (
        <div role="status">
          <DraftLine>Saved. What you typed meanwhile is still to be saved.</DraftLine>
        </div>
      )}
      {restored && (
        <div role="status">
          <DraftLine>
            It is saved when you save it. The form now holds the {noun} of{' '}
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
        errorCount={written.errorCount}
        submitLabel={props.submitLabel ?? `${isNew ? 'Create' : 'Update'} ${titleCased(noun)}`}
        isSaving={saving.isSaving}
        isWaiting={saving.isWaiting}
        onCancel={cancel}
        onHistory={history && base && (() => setInHistory(true))}
      />
      {guard.question}
      <FormConflict
        noun={noun}
        valuesOf={valuesOf}
        written={written}
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

/** `News Item` of `news item`. */
function titleCased(noun: string) {
  return noun.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
