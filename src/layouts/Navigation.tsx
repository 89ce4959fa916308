import { frameMessages } from '../messages/frame.ts';
import { paths } from '../site/paths.ts';
import type { LanguageLink } from '../model/languages.ts';
import { LanguageSwitch } from '../features/languages/LanguageSwitch.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { ShortlistLink } from './ShortlistLink.tsx';
import { contactLabel, inCapitals, navigationLinks, ariaFor, type Link } from './site-links.ts';
import { SiteLogo, type Logo } from './SiteLogo.tsx';
import styles from './Navigation.module.css';

type NavigationProps = {
  logo: Logo;
  /** The path of the current page. */
  current: string;
  /** Pages added by editors, shown after the built-in pages. */
  addedPages: Link[];
  languages: LanguageLink[];
};

export function Navigation({ logo, current, addedPages, languages }: NavigationProps) {
  const frame = frameMessages();
  const links = [
    ...navigationLinks(),
    ...addedPages.map(({ label, href }) => ({ label: inCapitals(label), href })),
  ];
  return (
    <>
      <header className={styles.bar}>
        <SiteLogo logo={logo} />
        <ShortlistLink className={`${styles.link} ${styles.shortlist}`} current={current} />
        <nav className={styles.links} aria-label={frame.mainNavigation}>
          {links.map(({ label, href }) => (
            <a
              key={href}
              className={styles.link}
              href={href}
              data-home={href === paths.home ? '' : undefined}
              aria-current={ariaFor(href, current)}
            >
              {label}
            </a>
          ))}
          <LanguageSwitch languages={languages} className={styles.link} />
          <a
            className={styles.contact}
            href={paths.contact}
            aria-current={ariaFor(paths.contact, current)}
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
      <MobileMenu logo={logo} current={current} links={links} languages={languages} />
    </>
  );
}
