import styles from './TextButton.module.css';

type TextButtonProps = {
  label: string;
  /** The file name, for screen readers. */
  subject?: string | undefined;
  isNext?: boolean;
  onClick: () => void;
};

export function TextButton({ label, subject, isNext = false, onClick }: TextButtonProps) {
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
