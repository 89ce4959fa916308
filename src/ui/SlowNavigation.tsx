import { Spinner } from './Spinner.tsx';
import styles from './SlowNavigation.module.css';

const patienceMs = 300;

/**
 * Covers the page while the next one takes its time; `slow-navigation.ts` shows and hides it. A copy covers
 * the part that `in-place.ts` exchanges.
 */
export function SlowNavigation() {
  return (
    <div id="slow-navigation" className={styles.cover} data-patience={patienceMs} hidden>
      <Spinner />
    </div>
  );
}
