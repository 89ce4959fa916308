import type { ReactNode } from 'react';
import styles from '../viewings/page/VisitorViewing.module.css';

type TellMeNoticeProps = { heading: string; lead?: string; children?: ReactNode };

/** A page of few words with the sun on its horizon. */
export function TellMeNotice({ heading, lead, children }: TellMeNoticeProps) {
  return (
    <div className={styles.page}>
      <div className={`wrap ${styles.top}`}>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        <h1>{heading}</h1>
      </div>
      {children}
    </div>
  );
}
