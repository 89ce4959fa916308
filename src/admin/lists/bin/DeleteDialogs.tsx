import type { ScreenOfNoun } from '../../frame/screen.ts';
import type { StoredRecord } from '../../actions/actions.ts';
import { ConfirmDelete } from './ConfirmDelete.tsx';
import { DeleteConflict } from './DeleteConflict.tsx';

type DeleteDialogsProps<Row extends StoredRecord, Listed extends StoredRecord> = Pick<
  ScreenOfNoun<Row, Listed>,
  'noun' | 'getName' | 'Form' | 'RefusedDeletion'
> & {
  /** The record to delete. */
  toDelete: Listed | undefined;
  newer: { seen: Row; newest: Row } | undefined;
  refused: { record: Row | Listed; fields: Record<string, string> } | undefined;
  isBusy: boolean;
  onCancel: () => void;
  onConflictClose: () => void;
  onRefusalClose: () => void;
  onDelete: (record: Row | Listed) => void;
};

/** Asks before deleting a record, and again if it has changed since or is still in use. */
export function DeleteDialogs<Row extends StoredRecord, Listed extends StoredRecord>(
  props: DeleteDialogsProps<Row, Listed>,
) {
  const { noun, getName, Form, RefusedDeletion, toDelete, newer, refused, isBusy } = props;
  const { onCancel, onConflictClose, onRefusalClose, onDelete } = props;
  if (refused && RefusedDeletion) {
    const { record, fields } = refused;
    return (
      <RefusedDeletion
        record={record}
        fields={fields}
        isBusy={isBusy}
        onCancel={onRefusalClose}
        onDelete={() => onDelete(record)}
      />
    );
  }
  if (newer) {
    return (
      <DeleteConflict
        noun={noun.one}
        updatedAt={newer.newest.updatedAt}
        isBusy={isBusy}
        onCancel={onConflictClose}
        onDelete={() => onDelete(newer.newest)}
      >
        <Form
          mode="comparison"
          mine={newer.seen}
          theirs={newer.newest}
          titles={{ mine: 'When you opened the list', theirs: 'Now' }}
        />
      </DeleteConflict>
    );
  }
  if (!toDelete) return null;
  return (
    <ConfirmDelete
      noun={noun.one}
      name={getName(toDelete)}
      isBusy={isBusy}
      onCancel={onCancel}
      onDelete={() => onDelete(toDelete)}
    />
  );
}
