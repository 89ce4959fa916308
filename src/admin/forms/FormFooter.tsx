import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { formatCount } from '../../lib/text/format-count.ts';
import type { ReactNode } from 'react';
import { isShown, MoreMenu } from '../controls/ButtonMenu.tsx';
import { SaveButton } from './SaveButton.tsx';
import styles from '../publishing/PublishBar.module.css';

type FormFooterProps = {
  /** The state of the record, at the other end. */
  about?: ReactNode;
  /** That there is something to save. */
  isChanged: boolean;
  errorCount: number;
  onNextError?: () => void;
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
    onNextError,
    submitLabel,
    submitHint,
    isSaving,
    isWaiting,
    onCancel,
    onHistory,
    onShowPast,
  } = props;
  const isNarrow = useMediaQuery('(max-width: 60rem)', false, { getInitialValueInEffect: false });
  const state = about && <div className={styles.state}>{about}</div>;
  const items = [
    onHistory && { label: 'History', run: onHistory },
    onShowPast && { label: 'Show as of…', run: onShowPast },
  ];
  return (
    <div className={styles.bar} role="group" aria-label="Saving">
      {isNarrow && state}
      <div className={styles.acts}>
        {!isNarrow && state}
        <p className={isWaiting ? styles.waiting : styles.errors} role="status">
          {isWaiting
            ? 'Will save when the upload finishes'
            : errorCount > 0 && <ErrorCount count={errorCount} onNext={onNextError} />}
        </p>
        {!isNarrow &&
          items.filter(isShown).map(({ label, run }) => (
            <Button key={label} variant="subtle" onClick={run}>
              {label}
            </Button>
          ))}
        <Button
          variant={isNarrow ? 'subtle' : 'default'}
          aria-keyshortcuts="Escape"
          title="Escape"
          onClick={onCancel}
        >
          Cancel
        </Button>
        {isNarrow && <MoreMenu label="More actions" items={items} />}
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

type ErrorCountProps = { count: number; onNext: (() => void) | undefined };

/** Leads from one wrong field to the next. */
export function ErrorCount({ count, onNext }: ErrorCountProps) {
  return (
    <button type="button" className={styles.saved} onClick={onNext}>
      {attentionText(count)}
    </button>
  );
}

export function attentionText(count: number) {
  return formatCount(count, 'field needs attention', 'fields need attention');
}
