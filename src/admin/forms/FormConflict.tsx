import type { ReactNode } from 'react';
import type { Kept } from '../actions.ts';
import type { useFormDrafts } from '../drafts/useFormDrafts.ts';
import { Conflict } from './Conflict.tsx';
import type { useSaving } from './useSaving.ts';
import type { useWritten } from './useWritten.ts';
import { mineOverTheirs, type Values } from './values.ts';

type FormConflictProps<Row extends Kept> = {
  noun: string;
  valuesOf: (record: Row | undefined) => Values;
  written: ReturnType<typeof useWritten<Row>>;
  saving: ReturnType<typeof useSaving<Row>>;
  drafts: ReturnType<typeof useFormDrafts<Row>>;
  /** The fields of the form. */
  children: ReactNode;
};

/** What is written, or a draft of it, was begun from a record that someone has saved anew since. */
export function FormConflict<Row extends Kept>(props: FormConflictProps<Row>) {
  const { noun, valuesOf, written, saving, drafts, children } = props;
  const { store, base } = written;
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
          written.goOn(record, mineOverTheirs(store.values(), written.baseValues, theirs));
          end();
        }}
        onTakeTheirs={(record) => {
          written.goOn(record, valuesOf(record));
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
