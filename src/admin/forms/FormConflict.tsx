import type { ReactNode } from 'react';
import type { StoredRecord } from '../actions.ts';
import type { useFormDrafts } from '../autosave/useFormDrafts.ts';
import { Conflict } from './Conflict.tsx';
import type { useSaving } from './useSaving.ts';
import type { useFormState } from './useFormState.ts';
import { mineOverTheirs, type Values } from './values.ts';

type FormConflictProps<Row extends StoredRecord> = {
  noun: string;
  valuesOf: (record: Row | undefined) => Values;
  formState: ReturnType<typeof useFormState<Row>>;
  saving: ReturnType<typeof useSaving<Row>>;
  drafts: ReturnType<typeof useFormDrafts<Row>>;
  /** The fields of the form. */
  children: ReactNode;
};

/** The conflict of a form, or of a draft that is being brought back, with a record that someone has saved since. */
export function FormConflict<Row extends StoredRecord>(props: FormConflictProps<Row>) {
  const { noun, valuesOf, formState, saving, drafts, children } = props;
  const { store, base } = formState;
  const { compared } = drafts;

  if (saving.conflict) {
    const { newest } = saving.conflict;
    const end = () => saving.setConflict(undefined);
    return (
      <Conflict
        noun={noun}
        newest={newest}
        mine={store.values()}
        theirs={newest && valuesOf(newest)}
        onCancel={end}
        onKeepMine={(record) => {
          const theirs = valuesOf(record);
          formState.continueWith(
            record,
            mineOverTheirs(store.values(), formState.baseValues, theirs),
          );
          end();
        }}
        onTakeTheirs={(record) => {
          formState.continueWith(record, valuesOf(record));
          end();
        }}
        onAddAnew={() => {
          end();
          saving.addAnew();
        }}
      >
        {children}
      </Conflict>
    );
  }
  if (!compared || !base) return null;
  return (
    <Conflict
      noun={noun}
      newest={base}
      mine={compared.values}
      theirs={valuesOf(base)}
      onCancel={() => drafts.compare(undefined)}
      onKeepMine={() => drafts.take(compared)}
      onTakeTheirs={() => drafts.onDiscard(compared)}
      onAddAnew={() => drafts.compare(undefined)}
    >
      {children}
    </Conflict>
  );
}
