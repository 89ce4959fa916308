import type { Upload } from './useUploads.ts';
import styles from './UploadProgress.module.css';

export function UploadProgress({ upload }: { upload: Upload }) {
  const text = uploadStateLabel(upload);
  const percent = Math.floor(upload.part * 100);
  return (
    <>
      <span className="num">{text}</span>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label={`Upload of ${upload.file.name}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
    </>
  );
}

function uploadStateLabel({ state, part }: Upload) {
  if (state === 'waiting') return 'Waiting';
  if (state === 'isSent') return 'Uploaded';
  if (state === 'making') return `Creating smaller versions ${Math.floor(part * 100)}%`;
  return part < 1 ? `Uploading ${Math.floor(part * 100)}%` : 'Preparing';
}
