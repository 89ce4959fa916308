import { dateOf } from '../../admin/moment-text.ts';
import styles from './Addresses.module.css';
import type { AddressScreen } from './address-screen.ts';

type DeadLinksProps = Pick<AddressScreen, 'deadLinks' | 'checksOthers' | 'hasLooked'>;

export function DeadLinks({ deadLinks, checksOthers, hasLooked }: DeadLinksProps) {
  const explanation = checksOthers
    ? 'All links are checked every night.'
    : 'Links within the site are checked every night. Links to other sites are not checked (setting CHECK_LINKS is off).';
  return (
    <section className={styles.section} aria-labelledby="dead-links">
      <h2 id="dead-links">Broken links</h2>
      <p className={styles.note}>{explanation}</p>
      {deadLinks.length === 0 ? (
        <p className={styles.empty}>{hasLooked ? 'No broken links.' : 'Not checked yet.'}</p>
      ) : (
        <ul className={styles.rows}>
          {deadLinks.map(({ address, fault, since, title, kind, adminAddress }) => (
            <li key={adminAddress + address} className={styles.dead}>
              <a className={styles.path} href={address} target="_blank" rel="noreferrer">
                {address}
                <span className="sr"> in a new tab</span>
              </a>
              <span>
                {fault}
                <small>since {dateOf(since)}</small>
              </span>
              <span>
                <a href={adminAddress}>{title}</a>
                <small>{kind}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
