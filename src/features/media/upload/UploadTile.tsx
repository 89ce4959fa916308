import { ActionIcon } from '@mantine/core';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { UploadPreview } from './UploadPreview.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import styles from './UploadTile.module.css';
import type { Upload } from './useUploads.ts';

type UploadTileProps = {
  upload: Upload;
  onCancel: () => void;
  onTryAgain: () => void;
};

export function UploadTile({ upload, onCancel, onTryAgain }: UploadTileProps) {
  const { file, state, canTryAgain } = upload;
  const hasFailed = state === 'failed';
  return (
    <div className={styles.tile}>
      <UploadPreview file={upload.file} className={styles.picture} />
      <ActionIcon
        className={styles.end}
        aria-label={hasFailed ? `Dismiss ${file.name}` : `Cancel upload of ${file.name}`}
        onClick={onCancel}
      >
        <AdminIcon name="close" />
      </ActionIcon>
      <div className={hasFailed ? `${styles.bar} ${styles.failed}` : styles.bar}>
        <span className={styles.name}>{file.name}</span>
        {hasFailed ? (
          canTryAgain && (
            <button type="button" className={styles.again} data-next="" onClick={onTryAgain}>
              Try again
            </button>
          )
        ) : (
          <UploadProgress upload={upload} />
        )}
      </div>
    </div>
  );
}
