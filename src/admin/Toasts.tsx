import { ActionIcon, Button } from '@mantine/core';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import type { FocusEvent } from 'react';
import { AdminIcon } from './AdminIcon.tsx';
import styles from './Toasts.module.css';

export type Toast = {
  text: string;
  /** Stays until it is dismissed. */
  isError?: boolean;
  /** Opens in a new tab. */
  link?: { label: string; address: string };
  /** Takes the focus, because the control that was pressed is gone. */
  action?: { label: string; run: () => void };
};

const standsMs = 5_000;
const standsWithActionMs = 10_000;

/** The place of the toasts, a live region for screen readers. */
export function Toasts() {
  return (
    <div role="status" aria-live="polite" aria-atomic="false">
      <Notifications
        classNames={{ root: styles.toasts }}
        withinPortal={false}
        limit={Number.POSITIVE_INFINITY}
        transitionDuration={0}
        notificationMaxHeight="none"
      />
    </div>
  );
}

let lastId = 0;

export function showToast(toast: Toast) {
  const { text, isError, action } = toast;
  const id = `toast-${++lastId}`;
  const closesAfter = action ? standsWithActionMs : standsMs;
  const shown = {
    id,
    role: 'none',
    className: isError ? `${styles.toast} ${styles.failed}` : styles.toast,
    classNames: { body: styles.inline, description: styles.inline },
    withCloseButton: false,
    autoClose: isError ? false : closesAfter,
    message: <Message id={id} toast={toast} />,
    'data-text': action ? undefined : text,
    onOpen: () =>
      toastOf(id)?.querySelector<HTMLElement>('[data-action]')?.focus({ preventScroll: true }),
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) notifications.update({ ...shown, autoClose: false });
    },
    onBlur: () => void notifications.update(shown),
    onClose: () => {
      if (toastOf(id)?.contains(document.activeElement)) document.querySelector('h1')?.focus();
    },
  };
  notifications.updateState(notificationsStore, (others) =>
    others.filter((other) => other['data-text'] !== text),
  );
  notifications.show(shown);
}

function toastOf(id: string) {
  return document.getElementById(id);
}

function Message({ id, toast: { text, isError, link, action } }: { id: string; toast: Toast }) {
  return (
    <>
      <AdminIcon name={isError ? 'failed' : 'done'} />
      <span className={styles.text}>{text}</span>
      {link && (
        <a className={styles.link} href={link.address} target="_blank" rel="noreferrer">
          {link.label}
          <span className="sr"> in a new tab</span>
        </a>
      )}
      {action && (
        <Button
          variant="subtle"
          data-action
          onClick={({ currentTarget }) => {
            // Otherwise closing would move the focus, which `run` decides.
            currentTarget.blur();
            action.run();
            notifications.hide(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <ActionIcon aria-label="Dismiss" onClick={() => notifications.hide(id)}>
        <AdminIcon name="close" />
      </ActionIcon>
    </>
  );
}
