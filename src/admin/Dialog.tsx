import { Button } from '@mantine/core';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { showModal } from './show-modal.ts';
import styles from './Dialog.module.css';

type DialogProps = {
  heading: string;
  children: ReactNode;
  /** The buttons. `data-autofocus` marks what gets the focus. */
  actions?: ReactNode;
  /** What the button before them says, which closes the dialog. */
  cancel?: string;
  /** For questions, whose safe answer has the focus. */
  focusesCancel?: boolean;
  isWide?: boolean;
  /** An `alertdialog`: a question to be answered first. */
  isAlert?: boolean;
  onCancel: () => void;
};

/** A native modal dialog. The browser traps the focus and gives it back on closing. */
export function Dialog({
  heading,
  children,
  actions,
  cancel,
  focusesCancel = false,
  isWide = false,
  isAlert = false,
  onCancel,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const opened = dialog.current;
    if (opened) showModal(opened);
    opened?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    opened?.scrollTo({ top: 0 });
    return () => opened?.close();
  }, []);

  /** A second Escape closes the dialog whatever `onCancel` did. */
  function onClose() {
    if (dialog.current?.isConnected) onCancel();
  }

  return (
    <dialog
      ref={dialog}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-heading`}
      aria-describedby={isAlert ? `${id}-text` : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onCancel();
      }}
      onClose={onClose}
    >
      <h2 className={styles.heading} id={`${id}-heading`}>
        {heading}
      </h2>
      <div className={styles.text} id={`${id}-text`}>
        {children}
      </div>
      <div className={styles.actions}>
        {cancel !== undefined && (
          <Button variant="default" onClick={onCancel} data-autofocus={focusesCancel || undefined}>
            {cancel}
          </Button>
        )}
        {actions}
      </div>
    </dialog>
  );
}
