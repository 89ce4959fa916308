import { useEffect, useRef, type ReactNode } from 'react';
import { AdminIcon } from './AdminIcon.tsx';
import { sessionPaths } from './session/session-paths.ts';
import styles from './ScreenHead.module.css';

type ScreenHeadProps = {
  title: string;
  /** For a screen that has replaced another. */
  takesFocus?: boolean;
  children?: ReactNode;
};

export function ScreenHead({ title, takesFocus = false, children }: ScreenHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [takesFocus]);

  return (
    <>
      <a className={styles.back} href={sessionPaths.admin}>
        <AdminIcon name="back" /> Back to Dashboard
      </a>
      <div className={styles.bar}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </>
  );
}
