import type { ReactNode } from 'react';
import { config } from 'zod';
import type { Change, Action, Kept } from '../actions.ts';
import type { Draft } from '../drafts/draft-store.ts';
import { Comparison } from './Comparison.tsx';
import type { HistoryAction } from './History.tsx';
import type { FormOfNoun } from './useWritten.ts';
import { WrittenForm } from './WrittenForm.tsx';

// The policy of these pages forbids what zod would compile.
config({ jitless: true });

/** What the screen gives to a noun's form. */
export type FormProps<Row extends Kept> =
  | {
      mode: 'form';
      noun: string;
      /** Undefined for a new one. */
      record: Row | undefined;
      /** How the record is called. */
      name?: string | undefined;
      save: Action<object, Change<Row>>;
      saveError: string;
      history?: HistoryAction<Row> | undefined;
      /** A draft that its user wants to go on with. */
      draft?: Draft | undefined;
      /** `isLeft` when the form was left before the answer came. */
      onSaved: (record: Row, isLeft: boolean) => void;
      onCancel: () => void;
    }
  | { mode: 'comparison'; mine: Row; theirs: Row; titles: { mine: string; theirs: string } };

/** What a noun's form gives to the kit. */
export type RecordFormProps<Row extends Kept> = FormProps<Row> &
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
