import { Button } from '@mantine/core';
import { countWords } from '../../lib/count-words.ts';
import { saveHint, shortcuts } from '../useShortcuts.ts';
import styles from '../publishing/PublishBar.module.css';

type FormFooterProps = {
  errorCount: number;
  submitLabel: string;
  isSaving: boolean;
  /** True while a save waits for an upload. */
  isWaiting: boolean;
  onCancel: () => void;
  /** Undefined for a new record. */
  onHistory: (() => void) | undefined;
};

export function FormFooter(props: FormFooterProps) {
  const { errorCount, submitLabel, isSaving, isWaiting, onCancel, onHistory } = props;
  return (
    <div className={styles.bar}>
      <p className={isWaiting ? styles.waiting : styles.errors} role="status">
        {isWaiting
          ? 'Will save when the upload finishes'
          : errorCount > 0 && attentionText(errorCount)}
      </p>
      <div className={styles.acts}>
        {onHistory && (
          <Button variant="subtle" onClick={onHistory}>
            History
          </Button>
        )}
        <Button
          variant="default"
          aria-keyshortcuts={shortcuts.cancel}
          title="Escape"
          onClick={onCancel}
        >
          Cancel
        </Button>
        <Button
          type="submit"
          aria-keyshortcuts={shortcuts.save}
          title={saveHint()}
          aria-disabled={isSaving || isWaiting}
        >
          {isSaving ? 'Saving...' : isWaiting ? 'Waiting...' : submitLabel}
        </Button>
      </div>
    </div>
  );
}

export function attentionText(count: number) {
  return countWords(count, 'field needs attention', 'fields need attention');
}
