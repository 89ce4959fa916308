import { shortlistMessages } from '../messages/shortlist.ts';
import { paths } from '../site/paths.ts';
import styles from './ShortlistLink.module.css';
import { inCapitals, ariaFor } from './site-links.ts';

/** CSS shows it only if the device has a shortlist: see `shortlistCountScript` in `SiteLayout`. */
export function ShortlistLink({ className, current }: { className?: string; current: string }) {
  return (
    <a
      className={`${className} ${styles.shortlist}`}
      href={paths.shortlist}
      aria-current={ariaFor(paths.shortlist, current)}
    >
      <span className={styles.word}>{inCapitals(shortlistMessages().headTitle)}</span>{' '}
      <span className={`num ${styles.kept}`} />
    </a>
  );
}
