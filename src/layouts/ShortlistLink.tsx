import { paths } from '../site/paths.ts';
import styles from './ShortlistLink.module.css';
import { inCapitals, placeIn } from './site-links.ts';

/** Shown once something is kept on the device: see `SiteLayout`. */
export function ShortlistLink({ className, current }: { className?: string; current: string }) {
  return (
    <a
      className={`${className} ${styles.shortlist}`}
      href={paths.shortlist}
      aria-current={placeIn(paths.shortlist, current)}
    >
      {inCapitals('Shortlist')} <span className={`num ${styles.kept}`} />
    </a>
  );
}
