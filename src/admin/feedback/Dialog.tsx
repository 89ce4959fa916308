import { Button } from '@mantine/core';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { pressMainByEnter } from '../browser/submit-keys.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Modal } from './Modal.tsx';
import styles from './Dialog.module.css';

type DialogProps = {
  heading: string;
  children: ReactNode;
  /** The buttons. `data-autofocus` marks the initially focused element. */
  actions?: ReactNode;
  /** The label of the first button, which closes the dialog. */
  cancel?: string;
  /** Focuses the cancel button, for questions whose safe answer is to cancel. */
  focusesCancel?: boolean;
  isWide?: boolean;
  /** Uses the role `alertdialog`, for questions that must be answered first. */
  isAlert?: boolean;
  onCancel: () => void;
};

/**
 * A native modal dialog. The browser traps the focus and returns it on closing. Enter in a line presses the last button,
 * unless it is a question.
 */
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
    const element = dialog.current;
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    element?.scrollTo({ top: 0 });
  }, []);

  /** The browser closes the dialog on a second Escape, whatever `onCancel` did. */
  function onClose() {
    if (dialog.current?.isConnected) onCancel();
  }

  return (
    <Modal
      ref={dialog}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      role={isAlert ? 'alertdialog' : undefined}
      data-question={focusesCancel || undefined}
      aria-labelledby={`${id}-heading`}
      aria-describedby={isAlert ? `${id}-text` : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onCancel();
      }}
      onClose={onClose}
      onKeyDown={pressMainByEnter}
    >
      <h2 className={styles.heading} id={`${id}-heading`}>
        {heading}
      </h2>
      <div className={styles.text} id={`${id}-text`}>
        <ErrorBoundary className={styles.failure}>{children}</ErrorBoundary>
      </div>
      <div className={styles.actions} data-main-buttons={actions ? true : undefined}>
        {cancel !== undefined && (
          <Button variant="default" onClick={onCancel} data-autofocus={focusesCancel || undefined}>
            {cancel}
          </Button>
        )}
        {actions}
      </div>
    </Modal>
  );
}
