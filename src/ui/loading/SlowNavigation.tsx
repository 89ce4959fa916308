import { Spinner } from './Spinner.tsx';
import styles from './SlowNavigation.module.css';

const timeoutMs = 300;

/**
 * Covers the page, or the part that `in-place.ts` replaces, during a slow navigation.
 * `slow-navigation.ts` shows and hides it.
 */
export function SlowNavigation() {
  return (
    <div id="slow-navigation" className={styles.cover} data-patience={timeoutMs} hidden>
      <Spinner />
    </div>
  );
}
