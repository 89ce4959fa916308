import {
  AccountLink,
  HomeLink,
  menuId,
  SignOut,
  ViewSite,
  type AdminHeaderProps,
} from './AdminHeader.tsx';
import { AdminIcon } from '../controls/AdminIcon.tsx';
import styles from './AdminMenu.module.css';
import { NavigationLink, type Navigation } from './NavigationLink.tsx';
import { sessionPaths } from '../session/session-paths.ts';

/** All links of the header and the shelf, for narrow screens. `openDialogs` opens it. */
export function AdminMenu(props: AdminHeaderProps) {
  const { siteName, member, publicAddress, sections, kinds, path } = props;
  return (
    <dialog className={styles.menu} id={menuId} aria-label="Menu">
      <div className={styles.head}>
        <HomeLink siteName={siteName} />
        <form method="dialog">
          <button className={styles.close} type="submit" aria-label="Close menu">
            <AdminIcon name="close" />
          </button>
        </form>
      </div>
      <nav className={styles.places} aria-label="All screens">
        {[kinds, sections].map((links, index) => (
          <ul key={index}>
            {links.map((link) => (
              <li key={link.title}>
                <NavigationLink section={link} path={path} />
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className={styles.foot}>
        {member && <AccountLink {...member} path={path} />}
        <ViewSite address={publicAddress} />
        {member && <SignOut email={member.email} />}
      </div>
    </dialog>
  );
}

/** The daily screens, at the bottom of narrow screens. */
export function ThumbBar({ sections, path }: Pick<Navigation, 'sections' | 'path'>) {
  const today = { title: 'Dashboard', address: sessionPaths.admin };
  return (
    <nav className={styles.thumb} aria-label="Main screens">
      {[today, ...sections.filter(({ isDaily }) => isDaily)].map((section) => (
        <NavigationLink key={section.title} section={section} path={path} />
      ))}
      <button type="button" aria-haspopup="dialog" data-palette>
        Search
      </button>
    </nav>
  );
}
