import { Button } from '@mantine/core';
import styles from './FormFooter.module.css';

type FormFooterProps = {
  errorCount: number;
  submitLabel: string;
  isSaving: boolean;
  onCancel: () => void;
};

export function FormFooter({ errorCount, submitLabel, isSaving, onCancel }: FormFooterProps) {
  return (
    <div className={styles.footer}>
      <p className={styles.errors} role="status">
        {errorCount > 0 && attentionText(errorCount)}
      </p>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" aria-disabled={isSaving}>
        {isSaving ? 'Saving...' : submitLabel}
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
