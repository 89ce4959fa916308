import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';

type ConfirmDialogProps = {
  heading: string;
  /** For a comparison, which needs the room. Otherwise it is a short question. */
  isWide?: boolean;
  cancel?: string;
  confirm: string;
  /** The label of the button while it works. */
  busy?: string;
  isBusy?: boolean;
  /** Set where nothing is lost. */
  tone?: 'calm';
  onCancel: () => void;
  onConfirm: () => void;
  children: ReactNode;
};

/** Asks before something is lost. The safe answer has the focus. */
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
