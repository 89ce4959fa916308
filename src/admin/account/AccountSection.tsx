import type { ReactNode } from 'react';
import account from './Account.module.css';

type AccountSectionProps = { id: string; title: string; about: string; children: ReactNode };

export function AccountSection({ id, title, about, children }: AccountSectionProps) {
  return (
    <section className={account.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {title}
        <small>{about}</small>
      </h2>
      <div className={account.fields}>{children}</div>
    </section>
  );
}
