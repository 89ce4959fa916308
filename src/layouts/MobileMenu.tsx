import { frameMessages } from '../messages/frame.ts';
import { paths } from '../site/paths.ts';
import { headOffice } from '../site/settings/settings.ts';
import type { LanguageLink } from '../model/languages.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LanguageNames } from '../features/languages/LanguageSwitch.tsx';
import styles from './MobileMenu.module.css';
import { ShortlistLink } from './ShortlistLink.tsx';
import { contactLabel, ariaFor, type Link } from './site-links.ts';
import { SiteLogo, type Logo } from './SiteLogo.tsx';

type MobileMenuProps = {
  logo: Logo;
  current: string;
  links: Link[];
  languages: LanguageLink[];
};

export function MobileMenu({ logo, current, links, languages }: MobileMenuProps) {
  const { email, phone } = headOffice();
  const callUrl = paths.telephone(phone);
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
          <a
            key={href}
            className={styles.menuLink}
            href={href}
            aria-current={ariaFor(href, current)}
          >
            {label}
          </a>
        ))}
        <ShortlistLink className={styles.menuLink} current={current} />
      </nav>
      <div className={styles.menuFoot}>
        <LanguageNames languages={languages} />
        <Button href={paths.contact} isSolid isWide>
          {contactLabel()}
        </Button>
        <p className="small muted">
          {email ? <a href={paths.email(email)}>{email}</a> : null}
          {email && phone ? ' \u00a0·\u00a0 ' : null}
          {callUrl ? <a href={callUrl}>{phone}</a> : phone}
        </p>
      </div>
    </dialog>
  );
}
