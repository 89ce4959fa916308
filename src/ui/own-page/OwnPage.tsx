import type { ReactNode } from 'react';
import styles from './OwnPage.module.css';

type OwnPageProps = {
  heading: string;
  lead?: string | undefined;
  aside?: ReactNode;
  children?: ReactNode;
};

/** A person's own page, by a link of an email, with the sun on its horizon. */
export function OwnPage({ heading, lead, aside, children }: OwnPageProps) {
  return (
    <div className={styles.page}>
      <div className={`wrap ${styles.top}`}>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        <h1>{heading}</h1>
      </div>
      {children ? (
        <div className={`wrap grid ${styles.body}`}>
          <div className={styles.main}>{children}</div>
          {aside ? <aside className={styles.aside}>{aside}</aside> : null}
        </div>
      ) : null}
    </div>
  );
}
