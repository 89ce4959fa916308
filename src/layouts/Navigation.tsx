import { facts } from '../site/facts.ts';
import { paths } from '../site/paths.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { siteLinks } from './site-links.ts';
import { SiteLogo, type Logo } from './SiteLogo.tsx';
import styles from './Navigation.module.css';

type NavigationProps = {
  logo: Logo;
  /** The path of the current page. */
  current: string;
  /** Transparent over a picture at the top of the page, opaque once that has scrolled away. */
  isOverImage?: boolean;
};

export function Navigation({ logo, current, isOverImage }: NavigationProps) {
  return (
    <>
      <header className={styles.bar} data-over={isOverImage || undefined}>
        <SiteLogo logo={logo} />
        <nav className={styles.links} aria-label="Main">
          {siteLinks.map(({ label, href }) => (
            <a key={href} className={styles.link} href={href} aria-current={place(href, current)}>
              {label}
            </a>
          ))}
          <a
            className={styles.contact}
            href={paths.contact}
            aria-current={place(paths.contact, current)}
          >
            <span>CONTACT US</span>
          </a>
        </nav>
        <a
          className={styles.toggle}
          id="menu-opener"
          href="#menu"
          aria-label="Open menu"
          aria-haspopup="dialog"
        >
          <span className={styles.bars} aria-hidden="true" />
        </a>
      </header>
      <MobileMenu logo={logo} current={current} />
    </>
  );
}

function MobileMenu({ logo, current }: { logo: Logo; current: string }) {
  return (
    <dialog id="menu" className={`on-dark ${styles.menu}`} aria-label="Menu">
      <div className={styles.menuBar}>
        <SiteLogo logo={logo} />
        <a className={styles.close} href="#menu-opener" aria-label="Close menu">
          <Icon name="cross" />
        </a>
      </div>
      <nav className={styles.menuList} aria-label="Menu">
        {siteLinks.map(({ label, href }) => (
          <a key={href} className={styles.menuLink} href={href} aria-current={place(href, current)}>
            {label}
          </a>
        ))}
      </nav>
      <div className={styles.menuFoot}>
        <Button href={paths.contact} isSolid isWide>
          CONTACT US
        </Button>
        <p className="small muted">
          <a href={paths.email(facts.galleryEmail)}>{facts.galleryEmail}</a>
          {' \u00a0·\u00a0 '}
          <a href={paths.telephone(facts.phone)}>{facts.phone}</a>
        </p>
      </div>
    </dialog>
  );
}

/** `page` for the page itself, `true` for a page below it. */
function place(href: string, current: string) {
  if (href === current) return 'page';
  return href !== paths.home && current.startsWith(`${href}/`) ? 'true' : undefined;
}
