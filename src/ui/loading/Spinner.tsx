import { frameMessages } from '../../messages/frame.ts';
import styles from './Spinner.module.css';

/** A rising and setting sun. */
export function Spinner() {
  return (
    <div role="status">
      <span className={styles.sky} aria-hidden="true" />
      <span className="sr">{frameMessages().loading}</span>
    </div>
  );
}
