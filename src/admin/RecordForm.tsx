import { useMemo, type ReactNode } from 'react';
import { config } from 'zod';
import { Alert } from './Alert.tsx';
import { Comparison } from './Comparison.tsx';
import { Conflict } from './Conflict.tsx';
import type { Change, Door, Kept } from './doors.ts';
import { FieldsProvider } from './fields/fields-context.ts';
import { FormFooter } from './FormFooter.tsx';
import styles from './RecordForm.module.css';
import { useFirstError } from './useFirstError.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { useSaving } from './useSaving.ts';
import { useWritten, type FormOfNoun } from './useWritten.ts';
import { mineOverTheirs } from './values.ts';

// The policy of these pages forbids what zod would compile.
config({ jitless: true });

/** What the screen gives to a noun's form. */
export type FormProps<Row extends Kept> =
  | {
      mode: 'form';
      noun: string;
      /** Undefined for a new one. */
      record: Row | undefined;
      save: Door<object, Change<Row>>;
      saveError: string;
      onSaved: (record: Row) => void;
      onCancel: () => void;
    }
  | { mode: 'comparison'; mine: Row; theirs: Row; titles: { mine: string; theirs: string } };

/** What a noun's form gives to the kit. */
type RecordFormProps<Row extends Kept> = FormProps<Row> &
  FormOfNoun<Row> & {
    /** Instead of 'Create Partner' and 'Update Partner'. */
    submitLabel?: string;
    /** Stands beside the fields, such as a preview; `useValues` tells it what they hold. */
    aside?: ReactNode;
    /** The fields. */
    children: ReactNode;
  };

export function RecordForm<Row extends Kept>(props: RecordFormProps<Row>) {
  if (props.mode === 'form') return <WrittenForm {...props} />;
  const { valuesOf, mine, theirs, titles, children } = props;
  return (
    <Comparison mine={valuesOf(mine)} theirs={valuesOf(theirs)} titles={titles}>
      {children}
    </Comparison>
  );
}

type WrittenFormProps<Row extends Kept> = Extract<RecordFormProps<Row>, { mode: 'form' }>;

function WrittenForm<Row extends Kept>(props: WrittenFormProps<Row>) {
  const { noun, valuesOf, children, aside, onCancel } = props;
  const { form, focusFirstError } = useFirstError();
  const written = useWritten(props, props.record);
  const saving = useSaving({ ...props, written, focusFirstError });
  const { store, base, change, leave, isChanged, homelessErrors } = written;
  const { conflict, setConflict, hold } = saving;
  const guard = useLeaveGuard(isChanged || saving.isSaving || saving.isHeld);
  const isNew = base === undefined;
  const fields = useMemo(
    () => ({ mode: 'form', store, isNew, change, leave, hold }) as const,
    [store, isNew, change, leave, hold],
  );

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saving.save();
      }}
    >
      {saving.failure && <Alert>{saving.failure}</Alert>}
      {homelessErrors.length > 0 && <Alert>{homelessErrors.map(paragraph)}</Alert>}
      <FieldsProvider value={fields}>
        <div className={aside ? styles.withAside : undefined}>
          <div className={styles.fields}>{children}</div>
          {aside}
        </div>
      </FieldsProvider>
      <FormFooter
        errorCount={written.errorCount}
        submitLabel={props.submitLabel ?? `${isNew ? 'Create' : 'Update'} ${capitalised(noun)}`}
        isSaving={saving.isSaving}
        isWaiting={saving.isWaiting}
        onCancel={() => guard.leave(onCancel)}
      />
      {guard.question}
      {conflict && (
        <Conflict
          noun={noun}
          newest={conflict.newest}
          mine={store.values()}
          theirs={conflict.newest && valuesOf(conflict.newest)}
          onCancel={() => setConflict(undefined)}
          onKeepMine={(newest) => {
            const theirs = valuesOf(newest);
            written.goOn(newest, mineOverTheirs(store.values(), written.baseValues, theirs));
            setConflict(undefined);
          }}
          onTakeTheirs={(newest) => {
            written.goOn(newest, valuesOf(newest));
            setConflict(undefined);
          }}
          onAddAnew={() => {
            setConflict(undefined);
            saving.addAnew();
          }}
        >
          {children}
        </Conflict>
      )}
    </form>
  );
}

function paragraph(text: string) {
  return <p key={text}>{text}</p>;
}

/** `News Item` of `news item`. */
function capitalised(noun: string) {
  return noun.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
