import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { AdminIcon } from '../controls/AdminIcon.tsx';
import styles from './Alert.module.css';

/** An error message. Takes the focus by default, but not from a field, and gives it back when it goes. */
export function Alert({
  children,
  takesFocus = true,
}: {
  children: ReactNode;
  takesFocus?: boolean;
}) {
  const alert = useRef<HTMLDivElement>(null);

  const before = useRef<Element>(null);

  useEffect(() => {
    if (!takesFocus) return;
    before.current = document.activeElement;
    if (before.current?.matches(fields)) alert.current?.scrollIntoView({ block: 'nearest' });
    else alert.current?.focus();
  }, [takesFocus]);

  useLayoutEffect(() => {
    const element = alert.current;
    return () => {
      const isFocused = element?.contains(document.activeElement);
      if (isFocused && before.current instanceof HTMLElement) before.current.focus();
    };
  }, []);

  return (
    <div ref={alert} className={styles.alert} role="alert" tabIndex={-1}>
      <AdminIcon name="failed" />
      <div>{children}</div>
    </div>
  );
}

const fields = 'input, textarea, select, [contenteditable="true"]';

/** One paragraph per text; renders nothing without texts. */
export function Alerts({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Alert>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  );
}
