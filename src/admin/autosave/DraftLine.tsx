import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './DraftLine.module.css';

type DraftLineProps = {
  children: ReactNode;
  actions?: { label: string; hint?: string; run: () => void }[];
};

/** A message about unsaved text, with its buttons. */
export function DraftLine({ children, actions = [] }: DraftLineProps) {
  return (
    <div className={styles.line}>
      <p className={styles.text}>{children}</p>
      {actions.map(({ label, hint, run }) => (
        <Button key={label} variant="default" aria-label={hint} onClick={run}>
          {label}
        </Button>
      ))}
    </div>
  );
}
