import { ConfirmDialog } from '../../feedback/ConfirmDialog.tsx';

type ConfirmDeleteProps = {
  /** For example `partner` or `news item`. */
  noun: string;
  name: string;
  warning?: string;
  isBusy: boolean;
  onCancel: () => void;
  onDelete: () => void;
};

export function ConfirmDelete({ noun, name, warning, onDelete, ...dialog }: ConfirmDeleteProps) {
  return (
    <ConfirmDialog
      {...dialog}
      heading={`Delete ${noun}`}
      confirm="Delete"
      busy="Deleting..."
      onConfirm={onDelete}
    >
      <p>Are you sure you want to delete this {noun}?</p>
      <p className="muted">{name}</p>
      {warning && <p>{warning}</p>}
    </ConfirmDialog>
  );
}
