import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { ConfirmDelete } from '../../../admin/lists/bin/ConfirmDelete.tsx';
import { formatDateTime } from '../../../admin/controls/format-local-time.ts';
import { focusFirst } from '../../../admin/browser/useFocusLater.ts';
import { planPdfUrl } from '../../../lib/media/plan-pdf.ts';
import { plural } from '../../../lib/text/plural.ts';
import {
  downloadName,
  nameOfFile,
  kindName,
  type DetachableUses,
  type MediaFile,
} from '../media.ts';
import styles from './MediaPanel.module.css';
import { DetachDialog } from '../uses/DetachDialog.tsx';
import { ReplaceDialog } from '../uses/ReplaceDialog.tsx';
import { sizeText } from '../format-size.ts';
import type { FileChanges } from './useLibraryActions.ts';
import { countUses } from '../uses/uses-text.ts';
import { WhereUsed } from '../uses/WhereUsed.tsx';

type FileActionsProps = {
  file: MediaFile;
  changes: FileChanges;
  /** A file that was dropped here, to replace this one. */
  dropped: File | undefined;
  onDroppedClose: () => void;
  onReplaced: (url: string) => void;
  onDeleted: () => void;
};

export const deleteWarning = 'You can restore it from the bin for 30 days.';

/** The uses of a file, its facts, and what can be done with it. */
export function FileActions(props: FileActionsProps) {
  const { file, changes, dropped, onDroppedClose, onReplaced, onDeleted } = props;
  const id = useId();
  const [dialog, setDialog] = useState<'replace' | 'delete' | 'detach'>();
  const [detached, setDetached] = useState<DetachableUses>({ records: [], films: [] });
  const { isBusy, failure } = changes;
  const isUsed = countUses(file) > 0;
  const pdfUrl = planPdfUrl(file.url);

  function remove() {
    changes.remove([file], (deletedUrls) => {
      setDialog(undefined);
      if (deletedUrls.includes(file.url)) onDeleted();
    });
  }

  function replace(replacement: MediaFile) {
    changes.replace(file, replacement, () => {
      closeReplace();
      onReplaced(replacement.url);
    });
  }

  function closeReplace() {
    setDialog(undefined);
    onDroppedClose();
  }

  function detach(uses: DetachableUses) {
    changes.detach(file, uses, () => setDialog(undefined));
  }

  return (
    <>
      <WhereUsed
        file={file}
        onDetach={detach}
        onDetachAll={(uses) => {
          setDetached(uses);
          setDialog('detach');
        }}
        onReplace={() => setDialog('replace')}
      />
      <div className={styles.row}>
        {isUsed && (
          <Button variant="default" onClick={() => setDialog('replace')}>
            Replace everywhere it is used…
          </Button>
        )}
        <Button component="a" variant="default" href={file.url} download={downloadName(file)}>
          Download
        </Button>
        {pdfUrl !== undefined && file.pdfBytes !== null && (
          <Button
            component="a"
            variant="default"
            href={pdfUrl}
            download={downloadName(file, pdfUrl)}
          >
            Download PDF
          </Button>
        )}
      </div>
      {isUsed && <p className={styles.drop}>To replace it, you can also drop the new file here.</p>}
      <dl className={styles.facts}>
        <dt>Size</dt>
        <dd className="num">{sizeText(file)}</dd>
        <dt>Added</dt>
        <dd>
          {formatDateTime(file.createdAt)}, by {file.createdBy}
        </dd>
      </dl>
      {failure && dialog === undefined && <Alert>{failure}</Alert>}
      <div className={styles.row}>
        {file.isDeleted ? (
          <Button variant="default" aria-disabled={isBusy} onClick={() => changes.restore(file)}>
            Restore
          </Button>
        ) : (
          <Button
            variant="default"
            aria-disabled={isUsed}
            aria-describedby={isUsed ? `${id}-used` : undefined}
            onClick={() => !isUsed && setDialog('delete')}
          >
            Delete
          </Button>
        )}
        {isUsed && (
          <p id={`${id}-used`} className={styles.reason}>
            Used in {plural(countUses(file), '# place', '# places')}. Remove or replace it there
            before you delete it.{' '}
            <button type="button" className={styles.way} onClick={() => focusFirst('uses')}>
              Show where
            </button>
          </p>
        )}
      </div>
      {dialog === 'delete' && (
        <ConfirmDelete
          noun={kindName(file)}
          name={nameOfFile(file)}
          warning={deleteWarning}
          isBusy={isBusy}
          onCancel={() => setDialog(undefined)}
          onDelete={remove}
        />
      )}
      {dialog === 'detach' && (
        <DetachDialog
          file={file}
          uses={detached}
          isBusy={isBusy}
          failure={failure}
          onCancel={() => setDialog(undefined)}
          onDetach={() => detach(detached)}
        />
      )}
      {(dialog === 'replace' || dropped) && (
        <ReplaceDialog
          file={file}
          dropped={dropped}
          isBusy={isBusy}
          failure={failure}
          onCancel={closeReplace}
          onReplace={replace}
        />
      )}
    </>
  );
}
