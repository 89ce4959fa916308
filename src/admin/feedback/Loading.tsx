import spinner from '../../ui/loading/Spinner.module.css';
import styles from './Loading.module.css';

/** The spinner, a sun that rises and sets on a line, with its text. */
export function Loading({ children }: { children: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className={spinner.sky} aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}
