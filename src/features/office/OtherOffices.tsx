import { pageMessages } from '../../messages/pages.ts';
import { linesOfAddress } from '../../lib/geo/postal-address.ts';
import { settings } from '../../site/settings/settings.ts';
import { paths } from '../../site/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './OtherOffices.module.css';

/** All offices except the head office, which the page shows in more detail. */
export function OtherOffices() {
  const others = settings().offices.offices.slice(1);
  if (others.length === 0) return null;
  return (
    <section className={`wrap ${styles.offices}`} aria-labelledby="other-offices">
      <h2 className="title" id="other-offices">
        {pageMessages().office.others}
      </h2>
      <ul className={styles.list}>
        {others.map((office) => {
          const { name, city, phone, infoEmail, shortHours } = office;
          return (
            <li key={`${name} ${office.street}`} className={styles.office}>
              <h3 className={styles.name}>{name || city}</h3>
              <address>
                {linesOfAddress(office).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
              {phone ? (
                <TextLink className="num" href={paths.telephone(phone, office.country)} isBare>
                  {phone}
                </TextLink>
              ) : null}
              {infoEmail ? (
                <TextLink href={paths.email(infoEmail)} isBare>
                  {infoEmail}
                </TextLink>
              ) : null}
              {shortHours ? <p className="muted">{shortHours}</p> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
