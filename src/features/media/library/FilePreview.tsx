import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import { isPlan, isPlanPage, type MediaFile, type MediaKind } from '../media.ts';
import styles from './FilePreview.module.css';
import { formatSize, sizeText } from '../format-size.ts';

type FilePreviewProps = {
  url: string;
  /** Undefined while loading. */
  file: MediaFile | undefined;
  kind: MediaKind;
  note: string | undefined;
};

export function FilePreview({ url, file, kind, note }: FilePreviewProps) {
  const isWide = kind === 'video' || isPlan({ url });
  return (
    <div className={isWide ? `${styles.shown} ${styles.wide}` : styles.shown}>
      <div className={isPlan({ url }) ? `${styles.frame} ${styles.plan}` : styles.frame}>
        {kind === 'video' ? (
          <UploadedVideoPreview url={url} file={file} />
        ) : (
          <VideoPoster url={url} />
        )}
      </div>
      <div className={styles.facts}>
        {file && (
          <>
            <p className={styles.name}>{file.name || 'Untitled'}</p>
            <p className={styles.fact}>{sizeText(file)}</p>
            {isPlanPage(file) && <p className={styles.fact}>{pageText(file)}</p>}
            <p className={styles.fact}>{file.alt === '' ? 'No alt text' : `“${file.alt}”`}</p>
          </>
        )}
        {note && (
          <p className={styles.note} role="status">
            {note}
          </p>
        )}
      </div>
    </div>
  );
}

function pageText({ pdfBytes }: MediaFile) {
  if (pdfBytes === null)
    return 'First page of the PDF, as an image. The PDF cannot be offered for download.';
  return `First page of the PDF, as an image. Visitors can download the page (PDF, ${formatSize(pdfBytes)}).`;
}

function VideoPoster({ url }: { url: string }) {
  const image = { url, alt: '', focal: { x: 0.5, y: 0.5 } };
  return <ResponsiveImage image={image} slot={[{ width: '10rem' }]} className={styles.picture} />;
}

export function UploadedVideoPreview({ url, file }: { url: string; file: MediaFile | undefined }) {
  const poster = file?.poster?.url;
  return (
    <video
      key={url}
      className={styles.film}
      src={url}
      poster={poster}
      preload={poster ? 'none' : 'metadata'}
      controls
      muted
      playsInline
      aria-label={file?.alt || file?.name || 'Video'}
    />
  );
}
