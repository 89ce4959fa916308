import { Spinner } from './Spinner.tsx';
import styles from './SlowNavigation.module.css';

/** Covers the page while the next one takes its time; `slow-navigation.ts` shows and hides it. */
export function SlowNavigation() {
  return (
    <div id="slow-navigation" className={styles.cover} hidden>
      <Spinner />
    </div>
  );
}
