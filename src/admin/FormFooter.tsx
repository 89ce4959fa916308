import { Button } from '@mantine/core';
import styles from './FormFooter.module.css';

type FormFooterProps = {
  errorCount: number;
  submitLabel: string;
  isSaving: boolean;
  /** For an upload that must end before there is anything to save. */
  isWaiting: boolean;
  onCancel: () => void;
};

export function FormFooter(props: FormFooterProps) {
  const { errorCount, submitLabel, isSaving, isWaiting, onCancel } = props;
  return (
    <div className={styles.footer}>
      <p className={isWaiting ? styles.waiting : styles.errors} role="status">
        {isWaiting
          ? 'Saves as soon as the upload is finished'
          : errorCount > 0 && attentionText(errorCount)}
      </p>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" aria-disabled={isSaving || isWaiting}>
        {isSaving ? 'Saving...' : isWaiting ? 'Waiting...' : submitLabel}
      </Button>
    </div>
  );
}

const numerals = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
];

function attentionText(count: number) {
  if (count === 1) return 'One field needs attention';
  return `${numerals[count] ?? count} fields need attention`;
}
