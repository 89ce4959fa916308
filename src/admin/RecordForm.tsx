import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { config, type z } from 'zod';
import { Alert } from './Alert.tsx';
import { Comparison } from './Comparison.tsx';
import { Conflict } from './Conflict.tsx';
import type { Change, Door, Kept } from './doors.ts';
import { FieldsProvider } from './fields/fields-context.ts';
import { FormFooter } from './FormFooter.tsx';
import styles from './RecordForm.module.css';
import { useDoors } from './SignInAgain.tsx';
import { afterPointer } from './after-pointer.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { differAnywhere, mineOverTheirs, withoutEmpty, type Values } from './values.ts';

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
type FormOfNoun<Row extends Kept> = {
  schema: z.ZodType<object>;
  /** What the fields hold for a record: for a new one when undefined. */
  valuesOf: (record: Row | undefined) => Values;
  /** What the schema takes, from what the fields hold. */
  draftOf: (values: Values) => object;
  /** The fields. */
  children: ReactNode;
};

export function RecordForm<Row extends Kept>({
  children,
  ...props
}: FormProps<Row> & FormOfNoun<Row>) {
  if (props.mode === 'form') return <WrittenForm {...props}>{children}</WrittenForm>;
  const { valuesOf, mine, theirs, titles } = props;
  return (
    <Comparison mine={valuesOf(mine)} theirs={valuesOf(theirs)} titles={titles}>
      {children}
    </Comparison>
  );
}

type WrittenFormProps<Row extends Kept> = Extract<FormProps<Row>, { mode: 'form' }> &
  FormOfNoun<Row>;

function WrittenForm<Row extends Kept>(props: WrittenFormProps<Row>) {
  const { noun, schema, valuesOf, draftOf, children, onCancel } = props;
  const enter = useDoors();
  const [base, setBase] = useState(props.record);
  const [values, setValues] = useState(() => valuesOf(props.record));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<{ newest: Row | null }>();
  const [isSaving, setSaving] = useState(false);
  const { form, focusFirstError } = useFirstError();
  const isChanged = differAnywhere(values, valuesOf(base));
  const { hold, isHeld, isWaiting, wait } = useHolds(() => void save(base));
  const { leave, question } = useLeaveGuard(isChanged || isSaving || isHeld);

  const latestValues = useRef(values);
  const newId = useRef(makeId());

  function write(next: Values) {
    latestValues.current = next;
    setValues(next);
  }

  function complaints(about: Values): Record<string, string> {
    const { error } = schema.safeParse(draftOf(withoutEmpty(about)));
    const issues = error?.issues ?? [];
    return Object.fromEntries(
      issues.map(({ path, message }) => [String(path[0]), message]).toReversed(),
    );
  }

  function check(name: string) {
    const { [name]: complaint } = complaints(latestValues.current);
    setErrors(({ [name]: _old, ...others }) =>
      complaint ? { ...others, [name]: complaint } : others,
    );
  }

  function change(name: string, value: unknown) {
    write({ ...latestValues.current, [name]: value });
    if (errors[name]) check(name);
  }

  async function save(kept: Row | undefined) {
    if (isSaving) return;
    setFailure(undefined);
    if (isHeld) return wait();
    const found = complaints(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError();
    const draft = schema.parse(draftOf(withoutEmpty(values)));
    setSaving(true);
    try {
      settle(
        await enter(
          props.save,
          { ...draft, id: kept?.id ?? newId.current, revision: kept?.revision },
          props.saveError,
        ),
      );
    } catch {
      setFailure(props.saveError);
    } finally {
      setSaving(false);
    }
  }

  function settle(answer: Change<Row>) {
    if (answer.outcome === 'done') return props.onSaved(answer.record);
    if (answer.outcome === 'refused') {
      setErrors(answer.fields);
      focusFirstError();
      return;
    }
    const { newest } = answer;
    const isMine = newest && !differAnywhere(valuesOf(newest), values);
    if (isMine) props.onSaved(newest);
    else setConflict({ newest });
  }

  function goOn(record: Row, next: Values) {
    setBase(record);
    write(next);
    setErrors({});
    setConflict(undefined);
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(base);
      }}
    >
      {failure && <Alert>{failure}</Alert>}
      <FieldsProvider
        value={{
          mode: 'form',
          values,
          errors,
          isNew: base === undefined,
          change,
          leave: (name) => afterPointer(() => check(name)),
          hold,
        }}
      >
        <div>{children}</div>
      </FieldsProvider>
      <FormFooter
        errorCount={Object.keys(errors).length}
        submitLabel={`${base ? 'Update' : 'Create'} ${noun[0]?.toUpperCase()}${noun.slice(1)}`}
        isSaving={isSaving}
        isWaiting={isWaiting}
        onCancel={() => leave(onCancel)}
      />
      {question}
      {conflict && (
        <Conflict
          noun={noun}
          newest={conflict.newest}
          mine={values}
          theirs={conflict.newest && valuesOf(conflict.newest)}
          onCancel={() => setConflict(undefined)}
          onKeepMine={(newest) =>
            goOn(newest, mineOverTheirs(values, valuesOf(base), valuesOf(newest)))
          }
          onTakeTheirs={(newest) => goOn(newest, valuesOf(newest))}
          onAddAnew={() => {
            setConflict(undefined);
            setBase(undefined);
            newId.current = makeId();
            void save(undefined);
          }}
        >
          {children}
        </Conflict>
      )}
    </form>
  );
}

/** Given here, a new record can be sent again when the answer was lost. Not where a page comes without TLS. */
function makeId(): string | undefined {
  return globalThis.isSecureContext ? crypto.randomUUID() : undefined;
}

/** What a field is still busy with. A save that was asked for meanwhile follows, unless one of them fails. */
function useHolds(saveNow: () => void) {
  const [{ count, isAsked }, setState] = useState({ count: 0, isAsked: false });
  const saveAtLast = useEffectEvent(saveNow);

  const hold = useCallback(() => {
    let isHolding = true;
    setState((state) => ({ count: state.count + 1, isAsked: state.count > 0 && state.isAsked }));
    return (isDone: boolean) => {
      if (!isHolding) return;
      isHolding = false;
      setState((state) => ({ count: state.count - 1, isAsked: state.isAsked && isDone }));
    };
  }, []);

  useEffect(() => {
    if (isAsked && count === 0) saveAtLast();
  }, [isAsked, count]);

  return {
    hold,
    isHeld: count > 0,
    isWaiting: isAsked && count > 0,
    wait: () => setState((state) => ({ ...state, isAsked: true })),
  };
}

/** After the next render, the first field with an error has the focus. */
function useFirstError() {
  const form = useRef<HTMLFormElement>(null);
  const [request, setRequest] = useState(0);

  useEffect(() => {
    if (request > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [request]);

  return { form, focusFirstError: () => setRequest((last) => last + 1) };
}
