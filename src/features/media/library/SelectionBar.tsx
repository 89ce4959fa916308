import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../admin/feedback/ConfirmDialog.tsx';
import { SelectedBar } from '../../../admin/lists/bulk/SelectedBar.tsx';
import { usePageMark } from '../../../admin/browser/usePageMark.ts';
import { plural } from '../../../lib/text/plural.ts';
import { DescribeManyDialog } from '../describe/DescribeManyDialog.tsx';
import { deleteWarning } from './FileActions.tsx';
import { lacksText, type MediaFile } from '../media.ts';
import styles from './SelectionBar.module.css';

type SelectionBarProps = {
  files: readonly MediaFile[];
  isBusy: boolean;
  /** Calls `onAnswer` before it shows a toast. */
  onRemove: (files: readonly MediaFile[], onAnswer: () => void) => void;
  onClear: () => void;
  onDescribed: (file: MediaFile) => void;
};

export function SelectionBar(props: SelectionBarProps) {
  const { files, isBusy, onRemove, onClear, onDescribed } = props;
  const [openDialog, setOpenDialog] = useState<'texts' | 'delete'>();
  usePageMark('selection');
  const withoutText = files.filter(lacksText);
  const [first, ...others] =
    withoutText.length > 0 ? withoutText : files.filter(({ kind }) => kind === 'image');

  return (
    <>
      <SelectedBar count={`${files.length} selected`} className={styles.bar} onClear={onClear}>
        {first && (
          <Button variant="outline" onClick={() => setOpenDialog('texts')}>
            Add alt text
          </Button>
        )}
        <Button variant="outline" onClick={() => setOpenDialog('delete')}>
          Delete…
        </Button>
      </SelectedBar>
      {openDialog === 'texts' && first && (
        <DescribeManyDialog
          pictures={[first, ...others]}
          onClose={() => setOpenDialog(undefined)}
          onDescribed={onDescribed}
        />
      )}
      {openDialog === 'delete' && (
        <ConfirmDialog
          heading={plural(files.length, 'Delete # file', 'Delete # files')}
          confirm="Delete"
          busy="Deleting..."
          isBusy={isBusy}
          onCancel={() => setOpenDialog(undefined)}
          onConfirm={() => onRemove(files, () => setOpenDialog(undefined))}
        >
          <p>
            {plural(
              files.length,
              'Are you sure you want to delete this file?',
              'Are you sure you want to delete these # files?',
            )}
          </p>
          <p className="muted">Files in use are not deleted. {deleteWarning}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
