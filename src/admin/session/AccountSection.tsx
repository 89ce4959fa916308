import type { ReactNode } from 'react';
import styles from './session.module.css';

type AccountSectionProps = { id: string; title: string; about: string; children: ReactNode };

export function AccountSection({ id, title, about, children }: AccountSectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {title}
        <small>{about}</small>
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
