import { ActionIcon, Button } from '@mantine/core';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import { AdminIcon } from '../controls/AdminIcon.tsx';
import styles from './Toasts.module.css';

export type Toast = {
  text: string;
  /** Stays until it is dismissed. */
  isError?: boolean;
  /** Opens in a new tab. */
  link?: { label: string; address: string };
  /** Takes the focus, unless `leavesFocus` is set because the pressed control stays. */
  action?: { label: string; run: () => void; leavesFocus?: boolean };
};

const visibleMs = 5_000;
const visibleWithActionMs = 10_000;

export function showToast(options: Toast) {
  const lastsMs = options.action ? visibleWithActionMs : visibleMs;
  toast(({ id }) => <ToastLine {...options} onEnd={() => toast.dismiss(id)} />, {
    // Without an action, the same text replaces its earlier toast.
    ...(!options.action && { id: options.text }),
    duration: options.isError ? Number.POSITIVE_INFINITY : lastsMs,
  });
}

/** The container of the toasts, a live region. Their timers pause while they are hovered or focused. */
export function Toasts() {
  const { toasts, handlers } = useToaster({ removeDelay: 0 });
  return (
    <div role="status" aria-live="polite" aria-atomic="false">
      <div
        className={styles.toasts}
        onPointerEnter={handlers.startPause}
        onPointerLeave={handlers.endPause}
        onFocus={({ target }) => target.matches(':focus-visible') && handlers.startPause()}
        onBlur={handlers.endPause}
      >
        {toasts
          .filter(({ visible }) => visible)
          .toReversed()
          .map((one) => (
            <Fragment key={`${one.id} ${one.createdAt}`}>{resolveValue(one.message, one)}</Fragment>
          ))}
      </div>
    </div>
  );
}

function ToastLine({ text, isError, link, action, onEnd }: Toast & { onEnd: () => void }) {
  const line = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = line.current;
    element?.querySelector<HTMLElement>('[data-action]')?.focus({ preventScroll: true });
    return () => leaveToast(element);
  }, []);

  return (
    <div ref={line} className={isError ? `${styles.toast} ${styles.failed}` : styles.toast}>
      <AdminIcon name={isError ? 'failed' : 'done'} />
      <span>{text}</span>
      {link && (
        <a className={styles.link} href={link.address} target="_blank" rel="noreferrer">
          {link.label}
          <span className="sr"> in a new tab</span>
        </a>
      )}
      {action && (
        <Button
          variant="subtle"
          data-action={action.leavesFocus ? undefined : true}
          onClick={({ currentTarget }) => {
            // Otherwise closing the toast would move the focus, which `run` decides.
            currentTarget.blur();
            action.run();
            onEnd();
          }}
        >
          {action.label}
        </Button>
      )}
      <ActionIcon
        aria-label="Dismiss"
        onClick={() => {
          // React fires no blur event for a removed element, so the timers of the others would stay paused.
          leaveToast(line.current);
          onEnd();
        }}
      >
        <AdminIcon name="close" />
      </ActionIcon>
    </div>
  );
}

function leaveToast(line: HTMLElement | null) {
  if (line?.contains(document.activeElement)) document.querySelector('h1')?.focus();
}
