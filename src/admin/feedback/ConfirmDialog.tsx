import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';

type ConfirmDialogProps = {
  heading: string;
  /** For comparisons, which need more room than a short question. */
  isWide?: boolean;
  cancel?: string;
  confirm: string;
  /** The button label while it works. */
  busy?: string;
  isBusy?: boolean;
  /** Set if nothing can be lost. */
  tone?: 'calm';
  onCancel: () => void;
  onConfirm: () => void;
  children: ReactNode;
};

/** Asks before a destructive action. The safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { heading, isWide = false, cancel = 'Cancel', confirm, busy, isBusy = false } = props;
  const { tone, onCancel, onConfirm, children } = props;
  return (
    <Dialog
      isAlert={!isWide}
      isWide={isWide}
      heading={heading}
      onCancel={onCancel}
      cancel={cancel}
      focusesCancel
      actions={
        <Button
          {...(!tone && { color: 'danger' })}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onConfirm()}
        >
          {isBusy ? busy : confirm}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
