import type { ReactNode } from 'react';
import { PlusMark } from './PlusMark.tsx';
import styles from './Accordion.module.css';

export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

type AccordionItemProps = {
  /** At most one item of a group is open. */
  group: string;
  title: string;
  isOpen?: boolean;
  /** Marks the item for a stylesheet or a script, as `data-part`. */
  part?: string;
  children: ReactNode;
};

export function AccordionItem({ group, title, isOpen, part, children }: AccordionItemProps) {
  return (
    <details className={styles.item} name={group} open={isOpen} data-part={part}>
      <summary className={styles.head}>
        <span className={`title ${styles.title}`}>{title}</span>
        <PlusMark />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
