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
  /** Compares the record in the list with the newest one. */
  children: ReactNode;
};

/** Shown when someone else has saved the record since the list was read. */
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
