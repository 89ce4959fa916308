import styles from './Act.module.css';

type ActProps = {
  label: string;
  /** What it is done to, for those who hear the words alone. */
  of?: string | undefined;
  isNext?: boolean;
  onClick: () => void;
};

/** A quiet button beneath a file. */
export function Act({ label, of, isNext = false, onClick }: ActProps) {
  return (
    <button
      type="button"
      className={styles.act}
      data-next={isNext ? '' : undefined}
      onClick={onClick}
    >
      {label}
      {of !== undefined && <span className="sr"> {of}</span>}
    </button>
  );
}
