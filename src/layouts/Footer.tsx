import { itemComma } from '../lib/text/in-line.ts';
import { locale } from '../lib/text/locale.ts';
import { isIdeographic } from '../lib/text/message-language.ts';
import { Fragment, type ReactNode } from 'react';
import { countryName } from '../lib/geo/countries.ts';
import { frameMessages } from '../messages/frame.ts';
import { linesOfAddress } from '../lib/geo/postal-address.ts';
import { companyLines } from '../features/places/lines.ts';
import { footerSentences } from '../site/settings/sellers.ts';
import { headOffice, settings } from '../site/settings/settings.ts';
import type { LanguageLink } from '../model/languages.ts';
import { paths } from '../site/paths.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { WholeParts } from '../ui/WholeParts.tsx';
import { projectTabs } from '../features/projects/search/project-filter.ts';
import { cityName } from '../features/projects/project.ts';
import { footerLinks, type Link } from './site-links.ts';
import { LanguageNames } from '../features/languages/LanguageSwitch.tsx';
import { SiteLogo, type Logo } from './SiteLogo.tsx';
import styles from './Footer.module.css';

type FooterProps = {
  logo: Logo;
  year: number;
  /** Pages added by editors, shown after the Privacy page. */
  addedPages?: Link[];
  languages: LanguageLink[];
  children?: ReactNode;
};

export function Footer({ logo, year, addedPages = [], languages, children }: FooterProps) {
  const { company, navigation } = settings();
  const cities = projectTabs().flatMap(({ query, filter }) =>
    filter.city ? { query, name: cityName(filter.city) } : [],
  );
  const office = headOffice();
  const sentences = [...new Set([...footerSentences(), ...companyLines('footer')])];
  const address = linesOfAddress(office);
  return (
    <footer className={`on-dark ${styles.footer}`}>
      <div className="wrap">
        <div className={`grid ${styles.grid}`}>
          <div className={styles.logo}>
            <SiteLogo logo={logo} isLarge />
          </div>
          {office.city ? (
            <Group title={navigation.placeTitle}>
              <address className="small">
                {address.map((line) => (
                  <Fragment key={line}>
                    {line}
                    <br />
                  </Fragment>
                ))}
                {countryName(office.country)}
              </address>
            </Group>
          ) : null}
          {office.shortHours ? (
            <Group title={navigation.hoursTitle}>
              <p className="small">
                {office.shortHours}
                <br />
                <span className="muted">{office.shortOtherwise}</span>
              </p>
            </Group>
          ) : null}
          {office.email || office.phone ? (
            <Group title={navigation.contactTitle}>
              <p className={`small ${styles.contact}`}>
                {office.email ? (
                  <TextLink href={paths.email(office.email)} isBare>
                    {office.email}
                  </TextLink>
                ) : null}
                {office.email && office.phone ? <br /> : null}
                {office.phone ? (
                  <TextLink href={paths.telephone(office.phone)} isBare>
                    {office.phone}
                  </TextLink>
                ) : null}
              </p>
            </Group>
          ) : null}
        </div>
        {children}
        <LanguageNames languages={languages} />
        <nav aria-label={frameMessages().footer}>
          <ul className={styles.links}>
            {footerLinks().map(({ label, href, isInMenu }) => (
              <li key={href} className={isInMenu ? styles.inMenu : undefined}>
                <TextLink href={href} isBare>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
        {sentences.length > 0 ? (
          <div className={`small muted ${styles.legal}`}>
            {sentences.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        ) : null}
        <div className={`small muted ${styles.end}`}>
          <p>{`© ${year} ${company.name}${isIdeographic(locale()) ? '' : '.'} ${navigation.rights}`}</p>
          <p className={styles.cities}>
            <WholeParts
              parts={cities.map(({ query, name }) => (
                <a key={query} href={paths.projects + query}>
                  {name}
                </a>
              ))}
              between={itemComma()}
            />
          </p>
          <p className={styles.privacy}>
            <TextLink href={paths.privacy}>{navigation.privacyLabel}</TextLink>
            {addedPages.map(({ label, href }) => (
              <TextLink key={href} href={href}>
                {label}
              </TextLink>
            ))}
          </p>
        </div>
      </div>
    </footer>
  );
}

type GroupProps = { title: string; children: ReactNode };

function Group({ title, children }: GroupProps) {
  return (
    <div className={styles.column}>
      <h2 className="label muted">{title}</h2>
      {children}
    </div>
  );
}
