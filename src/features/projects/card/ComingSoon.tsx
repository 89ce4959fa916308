import { projectMessages } from '../../../messages/projects.ts';
import styles from './ComingSoon.module.css';

/** Shows the text on the horizon, in front of a rising sun. */
export function ComingSoon({ text }: { text: string }) {
  return (
    <div className={styles.soon}>
      <div className={`wrap ${styles.sky}`}>
        <span className={styles.sun} aria-hidden="true" />
        <h2 className={styles.word}>{projectMessages().search.comingSoon}</h2>
      </div>
      <p className={`wrap lead muted ${styles.text}`}>{text}</p>
    </div>
  );
}
