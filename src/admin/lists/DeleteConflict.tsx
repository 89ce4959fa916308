import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../Dialog.tsx';
import { momentText } from '../moment-text.ts';

type DeleteConflictProps = {
  noun: string;
  updatedAt: string;
  isBusy: boolean;
  onCancel: () => void;
  onDelete: () => void;
  /** The comparison of what was seen with what is there now. */
  children: ReactNode;
};

/** Someone else saved the record after the list was read from which it is to be deleted. */
export function DeleteConflict({
  noun,
  updatedAt,
  isBusy,
  onCancel,
  onDelete,
  children,
}: DeleteConflictProps) {
  return (
    <Dialog
      isWide
      heading={`This ${noun} has changed`}
      onCancel={onCancel}
      actions={
        <>
          <Button variant="default" onClick={onCancel} data-autofocus>
            Keep it
          </Button>
          <Button color="danger" aria-disabled={isBusy} onClick={() => !isBusy && onDelete()}>
            {isBusy ? 'Deleting...' : 'Delete it all the same'}
          </Button>
        </>
      }
    >
      <p>
        Someone else saved this {noun} {momentText(updatedAt)}, after you had opened the list.
        Nothing was deleted.
      </p>
      {children}
    </Dialog>
  );
}
