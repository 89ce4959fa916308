import { ActionIcon, Button } from '@mantine/core';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { AdminIcon } from './AdminIcon.tsx';
import styles from './Toaster.module.css';

export type Toast = {
  text: string;
  /** Stays until it is dismissed. */
  isError?: boolean;
  /** Opens beside. */
  link?: { label: string; address: string };
  /** Takes the focus, for the control that brought it about is gone. */
  action?: { label: string; run: () => void };
};

const standsMs = 5_000;
const standsWithActionMs = 10_000;

const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Tells at the edge of the screen what came of something. */
export function useToast() {
  return useContext(ToastContext);
}

export function Toaster({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<(Toast & { id: number })[]>([]);
  const lastId = useRef(0);

  const show = useCallback((toast: Toast) => {
    const id = ++lastId.current;
    setToasts((others) => [
      ...others.filter((other) => !saysTheSame(other, toast)),
      { ...toast, id },
    ]);
  }, []);

  const remove = useCallback((id: number) => {
    setToasts((others) => others.filter((other) => other.id !== id));
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.toasts} role="status" aria-live="polite" aria-atomic="false">
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} onEnd={() => remove(toast.id)} />
        ))}
      </div>
    </ToastContext>
  );
}

function saysTheSame(one: Toast, other: Toast) {
  return one.text === other.text && !one.action;
}

function ToastLine({ toast, onEnd }: { toast: Toast; onEnd: () => void }) {
  const line = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isHeld, setHeld] = useState(false);
  const lastsMs = toast.action ? standsWithActionMs : standsMs;

  function end() {
    if (line.current?.contains(document.activeElement)) focusHeading();
    onEnd();
  }
  const endByItself = useEffectEvent(end);

  useEffect(() => button.current?.focus(), []);

  useEffect(() => {
    if (isHeld || toast.isError) return undefined;
    const timer = setTimeout(() => endByItself(), lastsMs);
    return () => clearTimeout(timer);
  }, [isHeld, toast.isError, lastsMs]);

  return (
    <div
      ref={line}
      className={toast.isError ? `${styles.toast} ${styles.failed}` : styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => setHeld(target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <AdminIcon name={toast.isError ? 'failed' : 'done'} />
      <span>{toast.text}</span>
      {toast.link && (
        <a className={styles.link} href={toast.link.address} target="_blank" rel="noreferrer">
          {toast.link.label}
          <span className="sr"> in a new tab</span>
        </a>
      )}
      {toast.action && (
        <Button
          ref={button}
          variant="subtle"
          onClick={() => {
            toast.action?.run();
            onEnd();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <ActionIcon aria-label="Dismiss" onClick={end}>
        <AdminIcon name="close" />
      </ActionIcon>
    </div>
  );
}

function focusHeading() {
  document.querySelector<HTMLElement>('h1')?.focus();
}
