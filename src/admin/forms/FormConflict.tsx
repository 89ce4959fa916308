import type { ReactNode } from 'react';
import type { StoredRecord } from '../actions/actions.ts';
import type { useFormDrafts } from '../autosave/useFormDrafts.ts';
import { Conflict } from './Conflict.tsx';
import type { useSaving } from './useSaving.ts';
import type { useFormState } from './useFormState.ts';
import type { Values } from './values.ts';

type FormConflictProps<Row extends StoredRecord> = {
  noun: string;
  toValues: (record: Row | undefined) => Values;
  formState: ReturnType<typeof useFormState<Row>>;
  saving: ReturnType<typeof useSaving<Row>>;
  drafts: ReturnType<typeof useFormDrafts<Row>>;
  /** The fields of the form. */
  children: ReactNode;
};

/** The conflict of a form, or of a restored draft, with a newer version of the record. */
export function FormConflict<Row extends StoredRecord>(props: FormConflictProps<Row>) {
  const { noun, toValues, formState, saving, drafts, children } = props;
  const { store, base } = formState;
  const { compared: conflictDraft } = drafts;

  if (saving.conflict) {
    const { newest, began, sending } = saving.conflict;
    return (
      <Conflict
        noun={noun}
        newest={newest}
        mine={store.values()}
        began={began}
        theirs={newest && toValues(newest)}
        confirm={confirmLabel(sending)}
        onCancel={saving.dropConflict}
        onChosen={(record, values) => saving.goOnWith(record, values, sending)}
        onAddAsNew={() => {
          saving.dropConflict();
          saving.addAsNew();
        }}
      >
        {children}
      </Conflict>
    );
  }
  if (!conflictDraft || !base) return null;
  return (
    <Conflict
      noun={noun}
      newest={base}
      mine={conflictDraft.values}
      began={conflictDraft.base}
      theirs={toValues(base)}
      confirm="Restore"
      onCancel={() => drafts.compare(undefined)}
      onChosen={(_, values) => drafts.take(conflictDraft, values)}
      onAddAsNew={() => drafts.compare(undefined)}
    >
      {children}
    </Conflict>
  );
}

function confirmLabel(request: { isDraft?: true; publishAt?: object } | undefined) {
  if (!request) return 'Merge changes';
  if (request.publishAt) return 'Merge and schedule';
  return 'Merge and save';
}
