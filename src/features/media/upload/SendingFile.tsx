import { TextButton } from '../fields/TextButton.tsx';
import styles from '../library/FilePreview.module.css';
import { UploadPreview } from './UploadPreview.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import type { Upload } from './useUploads.ts';

/** A file that is being uploaded, with the same layout as `ShownFile`. */
export function SendingFile({ upload, onCancel }: { upload: Upload; onCancel: () => void }) {
  return (
    <div className={styles.shown}>
      <div className={styles.frame}>
        <UploadPreview file={upload.file} className={`${styles.picture} ${styles.faint}`} />
      </div>
      <div className={styles.facts}>
        <p className={styles.name}>{upload.file.name}</p>
        <UploadProgress upload={upload} />
        <div>
          <TextButton
            label="Cancel"
            subject={`upload of ${upload.file.name}`}
            isNext
            onClick={onCancel}
          />
        </div>
      </div>
    </div>
  );
}
