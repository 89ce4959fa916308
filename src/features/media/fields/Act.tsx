import styles from './Act.module.css';

type ActProps = {
  label: string;
  /** The file name, for screen readers. */
  subject?: string | undefined;
  isNext?: boolean;
  onClick: () => void;
};

export function Act({ label, subject, isNext = false, onClick }: ActProps) {
  return (
    <button
      type="button"
      className={styles.act}
      data-next={isNext ? '' : undefined}
      onClick={onClick}
    >
      {label}
      {subject !== undefined && <span className="sr"> {subject}</span>}
    </button>
  );
}
