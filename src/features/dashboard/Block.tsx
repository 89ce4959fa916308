import { useId, type ReactNode } from 'react';
import styles from './Today.module.css';

type BlockProps = {
  title: string;
  /** Shown at the end of the title line. */
  aside?: ReactNode;
  /** The first block of the page is larger. */
  isLead?: boolean;
  /** The name of its heading for `focusFirst`. */
  focusName?: string;
  children: ReactNode;
};

export function Block({ title, aside, isLead = false, focusName, children }: BlockProps) {
  const id = useId();
  return (
    <section
      className={isLead ? `${styles.block} ${styles.leading}` : styles.block}
      aria-labelledby={id}
    >
      <header>
        <h2 id={id} tabIndex={-1} data-focus={focusName}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

export function Quiet({ children }: { children: ReactNode }) {
  return <p className={styles.quiet}>{children}</p>;
}
