import { Button } from '@mantine/core';
import { formatCount } from '../../lib/text/format-count.ts';
import type { ReactNode } from 'react';
import { SaveButton } from './SaveButton.tsx';
import styles from '../publishing/PublishBar.module.css';

type FormFooterProps = {
  /** The state of the record, at the other end. */
  about?: ReactNode;
  /** That there is something to save. */
  isChanged: boolean;
  errorCount: number;
  submitLabel: string;
  /** What saving does to the site. */
  submitHint: ReactNode;
  isSaving: boolean;
  /** True while a save waits for an upload. */
  isWaiting: boolean;
  onCancel: () => void;
  /** Undefined for a new record. */
  onHistory: (() => void) | undefined;
  /** Undefined for a new record, and for those who may not see what was public. */
  onShowPast?: (() => void) | undefined;
};

export function FormFooter(props: FormFooterProps) {
  const {
    about,
    isChanged,
    errorCount,
    submitLabel,
    submitHint,
    isSaving,
    isWaiting,
    onCancel,
    onHistory,
    onShowPast,
  } = props;
  return (
    <div className={styles.bar} role="group" aria-label="Saving">
      <div className={styles.acts}>
        {about && <div className={styles.state}>{about}</div>}
        <p className={isWaiting ? styles.waiting : styles.errors} role="status">
          {isWaiting
            ? 'Will save when the upload finishes'
            : errorCount > 0 && attentionText(errorCount)}
        </p>
        {onHistory && (
          <Button variant="subtle" onClick={onHistory}>
            History
          </Button>
        )}
        {onShowPast && (
          <Button variant="subtle" onClick={onShowPast}>
            Show as of…
          </Button>
        )}
        <Button variant="default" aria-keyshortcuts="Escape" title="Escape" onClick={onCancel}>
          Cancel
        </Button>
        <div className={styles.publish}>
          <SaveButton
            isMain={isChanged}
            label={submitLabel}
            hint={submitHint}
            hintClass={styles.hint}
            isSaving={isSaving}
            isWaiting={isWaiting}
          />
        </div>
      </div>
    </div>
  );
}

export function attentionText(count: number) {
  return formatCount(count, 'field needs attention', 'fields need attention');
}
