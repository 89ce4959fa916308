import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useEditor } from '../../../admin/frame/member-context.ts';
import { attentionText } from '../../../admin/forms/FormFooter.tsx';
import { formatDateTime } from '../../../admin/controls/format-local-time.ts';
import { SaveButton } from '../../../admin/forms/SaveButton.tsx';
import { actorName } from '../../../model/actors.ts';
import { formatCount } from '../../../lib/text/format-count.ts';
import type { SettingsRecord } from '../setting.ts';
import styles from './SectionForm.module.css';

type SectionFooterProps = {
  title: string;
  /** The number of unsaved changes. */
  count: number;
  errorCount: number;
  record: SettingsRecord;
  isSaving: boolean;
  isWaiting: boolean;
  onDiscard: () => void;
  onHistory: (() => void) | undefined;
};

/** The state of a section. With unsaved changes it has the buttons, and stays in view. */
export function SectionFooter(props: SectionFooterProps) {
  const { title, count, errorCount, record, isSaving, isWaiting, onDiscard, onHistory } = props;
  const editor = useEditor();
  const isChanged = count > 0;
  useEffect(() => {
    // Over the end of the screen it could cover what is being changed.
    if (isChanged) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isChanged]);
  return (
    <div className={styles.footer} data-changed={isChanged || undefined}>
      <p role="status">
        {errorCount > 0
          ? attentionText(errorCount)
          : isChanged
            ? formatCount(count, 'unsaved change', 'unsaved changes')
            : lastSave(record, editor)}
      </p>
      {record.updatedAt !== '' && (
        <Button variant="subtle" aria-label={`History of ${title}`} onClick={onHistory}>
          History
        </Button>
      )}
      {isChanged && (
        <>
          <Button variant="default" aria-label={`Discard ${title}`} onClick={onDiscard}>
            Discard
          </Button>
          <div className={styles.save}>
            <SaveButton
              label={`Save ${title}`}
              hint="Takes effect at once"
              isSaving={isSaving}
              isWaiting={isWaiting}
            />
          </div>
        </>
      )}
    </div>
  );
}

function lastSave({ updatedAt, savedBy = '' }: SettingsRecord, editor: string) {
  if (updatedAt === '') return 'Default settings. Save appears once you change something.';
  return `Saved ${formatDateTime(updatedAt)}${savedBy && ` by ${savedBy === editor ? 'you' : actorName(savedBy)}`}`;
}
