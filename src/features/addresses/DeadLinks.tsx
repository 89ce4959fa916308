import { dateOf } from '../../admin/moment-text.ts';
import styles from './Addresses.module.css';
import type { AddressScreen } from './address-screen.ts';

type DeadLinksProps = Pick<AddressScreen, 'deadLinks' | 'checksOthers' | 'hasLooked'>;

export function DeadLinks({ deadLinks, checksOthers, hasLooked }: DeadLinksProps) {
  const explanation = checksOthers
    ? 'All links are looked through each night.'
    : 'Links within the site are looked through each night. Those to other sites are not: CHECK_LINKS is off.';
  return (
    <section className={styles.section} aria-labelledby="dead-links">
      <h2 id="dead-links">Dead links</h2>
      <p className={styles.note}>{explanation}</p>
      {deadLinks.length === 0 ? (
        <p className={styles.empty}>
          {hasLooked ? 'Every link leads somewhere.' : 'They were not looked through yet.'}
        </p>
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
