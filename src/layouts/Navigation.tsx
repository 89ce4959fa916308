import { frameMessages } from '../lib/messages.ts';
import { headOffice } from '../site/settings.ts';
import { paths } from '../site/paths.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { contactLabel, inCapitals, navigationLinks } from './site-links.ts';
import { SiteLogo, type Logo } from './SiteLogo.tsx';
import styles from './Navigation.module.css';

type NavigationProps = {
  logo: Logo;
  /** The path of the current page. */
  current: string;
  /** Transparent over a picture at the top of the page, opaque once that has scrolled away. */
  isOverImage?: boolean;
  /** The pages that editors have put after those of the site. */
  placed: Link[];
};

type Link = { label: string; href: string };

export function Navigation({ logo, current, isOverImage, placed }: NavigationProps) {
  const frame = frameMessages();
  const links = [
    ...navigationLinks(),
    ...placed.map(({ label, href }) => ({ label: inCapitals(label), href })),
  ];
  return (
    <>
      <header className={styles.bar} data-over={isOverImage || undefined}>
        <SiteLogo logo={logo} />
        <nav className={styles.links} aria-label={frame.mainNavigation}>
          {links.map(({ label, href }) => (
            <a key={href} className={styles.link} href={href} aria-current={place(href, current)}>
              {label}
            </a>
          ))}
          <ShortlistLink className={styles.link} current={current} />
          <a
            className={styles.contact}
            href={paths.contact}
            aria-current={place(paths.contact, current)}
          >
            <span>{contactLabel()}</span>
          </a>
        </nav>
        <a
          className={styles.toggle}
          id="menu-opener"
          href="#menu"
          aria-label={frame.openMenu}
          aria-haspopup="dialog"
        >
          <span className={styles.bars} aria-hidden="true" />
        </a>
      </header>
      <MobileMenu logo={logo} current={current} links={links} />
    </>
  );
}

type MobileMenuProps = Pick<NavigationProps, 'logo' | 'current'> & { links: Link[] };

function MobileMenu({ logo, current, links }: MobileMenuProps) {
  const { email, phone } = headOffice();
  const frame = frameMessages();
  return (
    <dialog id="menu" className={`on-dark ${styles.menu}`} aria-label={frame.menu}>
      <div className={styles.menuBar}>
        <SiteLogo logo={logo} />
        <a className={styles.close} href="#menu-opener" aria-label={frame.closeMenu}>
          <Icon name="cross" />
        </a>
      </div>
      <nav className={styles.menuList} aria-label={frame.menu}>
        {links.map(({ label, href }) => (
          <a key={href} className={styles.menuLink} href={href} aria-current={place(href, current)}>
            {label}
          </a>
        ))}
        <ShortlistLink className={styles.menuLink} current={current} />
      </nav>
      <div className={styles.menuFoot}>
        <Button href={paths.contact} isSolid isWide>
          {contactLabel()}
        </Button>
        <p className="small muted">
          {email ? <a href={paths.email(email)}>{email}</a> : null}
          {email && phone ? ' \u00a0·\u00a0 ' : null}
          {phone ? <a href={paths.telephone(phone)}>{phone}</a> : null}
        </p>
      </div>
    </dialog>
  );
}

/** Shown once something is kept on the device: see `SiteLayout`. */
function ShortlistLink({ className, current }: { className?: string; current: string }) {
  return (
    <a
      className={`${className} ${styles.shortlist}`}
      href={paths.shortlist}
      aria-current={place(paths.shortlist, current)}
    >
      {inCapitals('Shortlist')} <span className={`num ${styles.kept}`} />
    </a>
  );
}

/** `page` for the page itself, `true` for a page below it. */
function place(href: string, current: string) {
  if (href === current) return 'page';
  return href !== paths.home && current.startsWith(`${href}/`) ? 'true' : undefined;
}
