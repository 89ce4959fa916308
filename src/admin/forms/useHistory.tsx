import { useState, type ReactNode } from 'react';
import type { Noun } from '../../model/noun.ts';
import type { StoredRecord, Version } from '../actions/actions.ts';
import type { HistoryAction } from '../frame/screen.ts';
import type { FormStore } from './form-store.ts';
import { History } from './History.tsx';
import type { Values } from './values.ts';

type HistoryOptions<Row extends StoredRecord> = {
  noun: Noun;
  /** Undefined for a new record. */
  id: string | undefined;
  action: HistoryAction<Row> | undefined;
  store: Pick<FormStore, 'values'>;
  toValues: (record: Row) => Values;
  onRestore: (version: Version<Row>) => void;
  /** The fields of the form. */
  children: ReactNode;
};

/** The dialog with the earlier versions of a form's record. */
export function useHistory<Row extends StoredRecord>(options: HistoryOptions<Row>) {
  const { noun, id, action, store, toValues, onRestore, children } = options;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!action || id === undefined) return { open: undefined, dialog: null };
  return {
    /** Undefined if there is no history. */
    open: () => setOpen(true),
    dialog: isOpen && (
      <History
        noun={noun}
        id={id}
        action={action}
        toValues={toValues}
        present={store.values()}
        onClose={close}
        onRestore={(version) => {
          close();
          onRestore(version);
        }}
      >
        {children}
      </History>
    ),
  };
}
