import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../feedback/ConfirmDialog.tsx';
import { formatDateTime } from '../../controls/format-local-time.ts';

type DeleteConflictProps = {
  noun: string;
  updatedAt: string;
  isBusy: boolean;
  onCancel: () => void;
  onDelete: () => void;
  /** Compares the record in the list with the newest one. */
  children: ReactNode;
};

/** Shown if someone else has saved the record since the list was loaded. */
export function DeleteConflict(props: DeleteConflictProps) {
  const { noun, updatedAt, onDelete, children, ...dialog } = props;
  return (
    <ConfirmDialog
      {...dialog}
      isWide
      heading={`This ${noun} has changed`}
      cancel="Keep it"
      confirm="Delete anyway"
      busy="Deleting..."
      onConfirm={onDelete}
    >
      <p>
        Someone else changed this {noun} on {formatDateTime(updatedAt)}, after you opened the list.
        It has not been deleted.
      </p>
      {children}
    </ConfirmDialog>
  );
}
