import type { ReactNode } from 'react';
import { AdminIcon } from '../controls/AdminIcon.tsx';
import { sessionPaths } from '../session/session-paths.ts';
import styles from './ScreenHead.module.css';
import { useFocusAtTop } from '../browser/useFocusAtTop.ts';

type ScreenHeadProps = {
  title: string;
  /** For a screen that replaces another without a page load. */
  takesFocus?: boolean;
  /** The back link, if not to the dashboard. */
  back?: { text: string; address: string; go?: () => void };
  /** What is rarely needed, at the end of the line of the back link. */
  aside?: ReactNode;
  children?: ReactNode;
};

export function ScreenHead({ title, takesFocus = false, back, aside, children }: ScreenHeadProps) {
  const heading = useFocusAtTop(takesFocus);
  return (
    <>
      <div className={styles.top}>
        <a
          className={styles.back}
          href={back?.address ?? sessionPaths.admin}
          onClick={(event) => {
            if (!back?.go || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            back.go();
          }}
        >
          <AdminIcon name="back" /> {back?.text ?? 'Back to Dashboard'}
        </a>
        {aside}
      </div>
      <div className={styles.bar}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </>
  );
}
