import type { ReactNode } from 'react';
import { Wordmark } from '../ui/Wordmark.tsx';
import styles from './AdminHeader.module.css';
import { AdminIcon } from './AdminIcon.tsx';
import { sessionPaths } from './session/session-paths.ts';

type AdminHeaderProps = {
  siteName: string;
  /** Of who is signed in. */
  email: string;
  /** What stands at the end. */
  children: ReactNode;
};

export function AdminHeader({ siteName, email, children }: AdminHeaderProps) {
  return (
    <header className={styles.header}>
      <a href={sessionPaths.admin} aria-label={`${siteName} admin`}>
        <Wordmark text={siteName} />
      </a>
      <div className={styles.end}>
        <a
          className={styles.account}
          href={sessionPaths.account}
          aria-label={`Account of ${email}`}
        >
          <span className={styles.email}>{email}</span>
          <AdminIcon name="account" />
        </a>
        {children}
      </div>
    </header>
  );
}

export function ViewSite({ address }: { address: string }) {
  return (
    <a className={styles.subtle} href={address}>
      View site <AdminIcon name="outbound" />
    </a>
  );
}

export function SignOut() {
  return (
    <form method="post" action={sessionPaths.signOut}>
      <button className={styles.framed} type="submit">
        Sign Out
      </button>
    </form>
  );
}
