import { Tooltip } from '@mantine/core';
import { useEffect, useState } from 'react';
import styles from './RowOrder.module.css';
import { lockedHint } from './RowOrder.tsx';

const reason = 'The order is locked while the list is searched, filtered or sorted.';

/**
 * Explains at the handle why its row cannot be moved: when it has the focus, under the pointer, and when it is touched.
 * One for the whole list, because long lists have thousands of handles.
 */
export function LockedHint() {
  const [target, setTarget] = useState<HTMLElement>();

  useEffect(() => {
    const show = ({ target: reached }: Event) =>
      setTarget(reached instanceof Element ? lockedAround(reached) : undefined);
    const hide = ({ key }: KeyboardEvent) => key === 'Escape' && setTarget(undefined);
    const events = ['pointerover', 'pointerdown', 'focusin', 'focusout'] as const;
    for (const event of events) document.addEventListener(event, show);
    document.addEventListener('keydown', hide);
    return () => {
      for (const event of events) document.removeEventListener(event, show);
      document.removeEventListener('keydown', hide);
    };
  }, []);

  return (
    <>
      <p id={lockedHint} hidden>
        {reason}
      </p>
      {target?.isConnected && (
        <Tooltip
          label={reason}
          target={target}
          opened
          position="bottom-start"
          multiline
          maw="18rem"
          className={styles.locked}
          aria-hidden
        />
      )}
    </>
  );
}

function lockedAround(element: Element) {
  return element.closest<HTMLElement>('[data-locked]') ?? undefined;
}
