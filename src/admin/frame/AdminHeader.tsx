import type { Member } from '../../model/rights.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { homeLabel } from './frame.ts';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import styles from './AdminHeader.module.css';
import { AdminIcon } from '../controls/AdminIcon.tsx';
import { ariaCurrent, NavigationLink, type Navigation } from './NavigationLink.tsx';
import { sessionPaths } from '../session/session-paths.ts';

export type AdminHeaderProps = Navigation & {
  siteName: string;
  /** Who is signed in. Undefined while the database is away. */
  member: Pick<Member, 'name' | 'email'> | undefined;
  /** The public page for this screen. */
  publicAddress: string;
};

export function AdminHeader(props: AdminHeaderProps) {
  const { siteName, member, publicAddress, sections, path } = props;
  return (
    <header className={styles.header}>
      <HomeLink siteName={siteName} />
      <nav className={styles.sections} aria-label="Back office">
        {sections.map((section) => (
          <NavigationLink key={section.title} section={section} path={path} />
        ))}
      </nav>
      <div className={styles.end}>
        <PaletteButton className={styles.find} keysClassName={styles.keys}>
          Search
        </PaletteButton>
        {member && <AccountLink {...member} path={path} />}
        <ViewSite address={publicAddress} />
        {member && <SignOut email={member.email} />}
        <button
          className={styles.menu}
          type="button"
          aria-label="Menu"
          aria-haspopup="dialog"
          data-opens={menuId}
        >
          <AdminIcon name="menu" />
        </button>
      </div>
    </header>
  );
}

export const menuId = 'menu';

export function HomeLink({ siteName }: { siteName: string }) {
  return (
    <a
      className={styles.home}
      href={sessionPaths.admin}
      aria-label={homeLabel(siteName)}
      data-site-name={siteName}
    >
      <Wordmark text={siteName} />
    </a>
  );
}

type AccountLinkProps = Pick<Member, 'name' | 'email'> & { path: string };

export function AccountLink({ name, email, path }: AccountLinkProps) {
  return (
    <a
      className={styles.account}
      href={sessionPaths.account}
      title={email}
      aria-label={`Account: ${name || email}`}
      aria-current={ariaCurrent(sessionPaths.account, path)}
    >
      <AdminIcon name="account" />
      <span className={styles.name}>{name || email}</span>
    </a>
  );
}

/** `showPublicAddress` changes its target. */
export function ViewSite({ address }: { address: string }) {
  return (
    <a className={styles.site} href={address} target="_blank" data-view-site={address}>
      View site
      <span className="sr"> in a new tab</span>
      <AdminIcon name="outbound" />
    </a>
  );
}

export function SignOut({ email }: { email: string }) {
  return (
    <form className={styles.signOut} method="post" action={sessionPaths.signOut} data-user={email}>
      <button type="submit">Sign Out</button>
    </form>
  );
}
