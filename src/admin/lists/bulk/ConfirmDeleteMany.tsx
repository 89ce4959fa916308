import { countOfRecords } from '../../../records/noun.ts';
import { ConfirmDialog } from '../../feedback/ConfirmDialog.tsx';

type ConfirmDeleteManyProps = {
  noun: { one: string };
  names: string[];
  isBusy: boolean;
  onCancel: () => void;
  onDelete: () => void;
};

const namedAtMost = 8;

export function ConfirmDeleteMany({ noun, names, onDelete, ...dialog }: ConfirmDeleteManyProps) {
  const count = names.length === 1 ? noun.one : countOfRecords(noun, names.length);
  const others = names.length - namedAtMost;
  return (
    <ConfirmDialog
      {...dialog}
      heading={`Delete ${count}`}
      confirm="Delete"
      busy="Deleting..."
      onConfirm={onDelete}
    >
      <p>
        Are you sure you want to delete {names.length === 1 ? 'this' : 'these'} {count}?
      </p>
      <p className="muted">
        {names.slice(0, namedAtMost).join(', ')}
        {others > 0 && ` and ${others} more`}
      </p>
    </ConfirmDialog>
  );
}
