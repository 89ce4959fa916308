import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';

type DialogProps = {
  heading: string;
  children: ReactNode;
  /** The buttons. The one with `data-autofocus` has the focus first. */
  actions: ReactNode;
  isWide?: boolean;
  /** For a question that stands in the way. */
  isAlert?: boolean;
  /** Escape was pressed. */
  onCancel: () => void;
};

/** A real modal dialog: it keeps the focus, and gives it back to where it was. */
export function Dialog({
  heading,
  children,
  actions,
  isWide = false,
  isAlert = false,
  onCancel,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    opened?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    opened?.scrollTo({ top: 0 });
    return () => opened?.close();
  }, []);

  /** Pressed twice, Escape closes a dialog without asking. */
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
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}
