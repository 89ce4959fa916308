import { facts } from '../site/facts.ts';
import { paths } from '../site/paths.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { siteLinks } from './site-links.ts';
import { SiteLogo, type Logo } from './SiteLogo.tsx';
import styles from './Footer.module.css';

export function Footer({ logo, year }: { logo: Logo; year: number }) {
  const { street, city, region, postalCode, country } = facts.address;
  const [weekdays, weekends] = facts.galleryHours;
  return (
    <footer className={`on-dark ${styles.footer}`}>
      <div className="wrap">
        <div className={`grid ${styles.grid}`}>
          <div className={styles.logo}>
            <SiteLogo logo={logo} isLarge />
          </div>
          <div className={styles.column}>
            <h2 className="label muted">Gallery</h2>
            <address className="small">
              {street}
              <br />
              {`${city}, ${region} ${postalCode}`}
              <br />
              {country}
            </address>
          </div>
          <div className={styles.column}>
            <h2 className="label muted">Hours</h2>
            <p className="small">
              {weekdays}
              <br />
              <span className="muted">{weekends}</span>
            </p>
          </div>
          <div className={styles.column}>
            <h2 className="label muted">Contact</h2>
            <p className={`small ${styles.contact}`}>
              <TextLink href={paths.email(facts.galleryEmail)} isBare>
                {facts.galleryEmail}
              </TextLink>
              <br />
              <TextLink href={paths.telephone(facts.phone)} isBare>
                {facts.phone}
              </TextLink>
            </p>
          </div>
        </div>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {[...siteLinks, { label: 'CONTACT US', href: paths.contact }].map(({ label, href }) => (
              <li key={href}>
                <TextLink href={href} isBare>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`small muted ${styles.end}`}>
          <p>{`© ${year} ${facts.name}. All rights reserved.`}</p>
          <p>{facts.cities.join(', ')}</p>
          <p className={styles.privacy}>
            <TextLink href={paths.privacy}>Privacy</TextLink>
          </p>
        </div>
      </div>
    </footer>
  );
}
