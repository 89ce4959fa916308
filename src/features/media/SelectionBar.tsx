import { Button } from '@mantine/core';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ConfirmDialog } from '../../admin/ConfirmDialog.tsx';
import { usePageMark } from '../../admin/usePageMark.ts';
import { plural } from '../../lib/plural.ts';
import { DescribeManyDialog } from './DescribeManyDialog.tsx';
import { deleteWarning } from './FileActs.tsx';
import { lacksText, type MediaFile } from './media.ts';
import styles from './SelectionBar.module.css';
import type { useLibraryActs } from './useLibraryActs.ts';
import type { useSelection } from './useSelection.ts';

type SelectionBarProps = {
  selection: ReturnType<typeof useSelection>;
  acts: ReturnType<typeof useLibraryActs>;
  onDescribed: (file: MediaFile) => void;
};

export function SelectionBar({ selection, acts, onDescribed }: SelectionBarProps) {
  const [dialog, setDialog] = useState<'texts' | 'delete'>();
  usePageMark('selection');
  const { files } = selection;
  const withoutText = files.filter(lacksText);
  const [first, ...others] =
    withoutText.length > 0 ? withoutText : files.filter(({ kind }) => kind === 'image');

  async function remove() {
    const deletedUrls = await acts.remove(files, () => setDialog(undefined));
    if (deletedUrls) selection.drop(deletedUrls);
  }

  return (
    <>
      <div className={styles.bar} role="toolbar" aria-label="Selection">
        <b className="num">{files.length} selected</b>
        {first && <Button onClick={() => setDialog('texts')}>Write alternative text</Button>}
        <Button onClick={() => setDialog('delete')}>Delete…</Button>
        <Button data-plain onClick={selection.clear}>
          Clear
        </Button>
      </div>
      {dialog === 'texts' && first && (
        <DescribeManyDialog
          pictures={[first, ...others]}
          onClose={() => setDialog(undefined)}
          onDescribed={onDescribed}
        />
      )}
      {dialog === 'delete' &&
        createPortal(
          <ConfirmDialog
            heading={plural(files.length, 'Delete # file', 'Delete # files')}
            confirm="Delete"
            busy="Deleting..."
            isBusy={acts.isBusy}
            onCancel={() => setDialog(undefined)}
            onConfirm={() => void remove()}
          >
            <p>
              {plural(
                files.length,
                'Are you sure you want to delete this file?',
                'Are you sure you want to delete these # files?',
              )}
            </p>
            <p className="muted">Those in use stay. {deleteWarning}</p>
          </ConfirmDialog>,
          document.body,
        )}
    </>
  );
}
