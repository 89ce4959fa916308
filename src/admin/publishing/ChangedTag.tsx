import styles from './ChangedTag.module.css';

/** Marks what differs from the published version. */
export function ChangedTag({ className = '' }: { className?: string | undefined }) {
  return <span className={`${styles.tag} ${className}`}>Changed</span>;
}
