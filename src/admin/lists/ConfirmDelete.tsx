import { Button } from '@mantine/core';
import { Dialog } from '../Dialog.tsx';

type ConfirmDeleteProps = {
  /** `partner`, `news item` … */
  noun: string;
  name: string;
  warning?: string;
  isBusy: boolean;
  onCancel: () => void;
  onDelete: () => void;
};

export function ConfirmDelete({
  noun,
  name,
  warning,
  isBusy,
  onCancel,
  onDelete,
}: ConfirmDeleteProps) {
  return (
    <Dialog
      isAlert
      heading={`Delete ${noun}`}
      onCancel={onCancel}
      actions={
        <>
          <Button variant="default" onClick={onCancel} data-autofocus>
            Cancel
          </Button>
          <Button color="danger" aria-disabled={isBusy} onClick={() => !isBusy && onDelete()}>
            {isBusy ? 'Deleting...' : 'Delete'}
          </Button>
        </>
      }
    >
      <p>Are you sure you want to delete this {noun}?</p>
      <p className="muted">{name}</p>
      {warning && <p>{warning}</p>}
    </Dialog>
  );
}
