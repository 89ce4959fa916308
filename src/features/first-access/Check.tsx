import styles from './FirstAccessScreen.module.css';

type CheckProps = {
  label: string;
  /** A second line below the label. */
  note?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
};

export function Check({ label, note, isChecked, onChange }: CheckProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}
