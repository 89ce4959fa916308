import type { ReactNode } from 'react';
import type { PublicationState } from '../../model/record.ts';
import styles from './StateMark.module.css';

export const stateLabels: Record<PublicationState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Published',
  hidden: 'Unpublished',
};

type StateMarkProps = {
  state: PublicationState;
  /** Shown after the state. */
  more?: string | undefined;
  children?: ReactNode;
};

/** A disc below, on or above its line, the name of the state, and a smaller line below. */
export function StateMark({ state, more, children }: StateMarkProps) {
  const isFaint = state === 'draft' || state === 'hidden';
  return (
    <span className={isFaint ? `${styles.state} ${styles.faint}` : styles.state}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {marks[state]}
      </svg>
      <span>
        {stateLabels[state]}
        {more && `, ${more}`}
        <small className={styles.detail}>{children}</small>
      </span>
    </span>
  );
}

const discBelow = (
  <>
    <path d="M1 8.5h18" />
    <path d="M5 8.5a5 5 0 0 0 10 0" />
  </>
);

const marks: Record<PublicationState, ReactNode> = {
  draft: discBelow,
  hidden: discBelow,
  scheduled: (
    <>
      <path d="M1 13.5h18" />
      <path className={styles.disc} d="M5 13.5a5 5 0 0 1 10 0z" />
    </>
  ),
  published: (
    <>
      <path d="M1 17h18" />
      <circle className={styles.disc} cx="10" cy="8.5" r="5" />
    </>
  ),
  changed: (
    <>
      <path d="M1 16h18" />
      <circle className={styles.disc} cx="7" cy="9" r="4.5" />
      <circle cx="14" cy="9" r="3.9" />
    </>
  ),
};
