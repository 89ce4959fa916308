import { Picture } from '../../../ui/media/Picture.tsx';
import type { MediaFile, MediaKind } from '../media.ts';
import styles from './ShownFile.module.css';
import { sizeText } from '../size-words.ts';

type ShownFileProps = {
  url: string;
  /** Undefined while loading. */
  file: MediaFile | undefined;
  kind: MediaKind;
  note: string | undefined;
};

export function ShownFile({ url, file, kind, note }: ShownFileProps) {
  return (
    <div className={kind === 'video' ? `${styles.shown} ${styles.wide}` : styles.shown}>
      <div className={styles.frame}>
        {kind === 'video' ? <ShownFilm url={url} file={file} /> : <FilmPoster url={url} />}
      </div>
      <div className={styles.facts}>
        {file && (
          <>
            <p className={styles.name}>{file.name || 'Untitled'}</p>
            <p className={styles.fact}>{sizeText(file)}</p>
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

function FilmPoster({ url }: { url: string }) {
  const image = { url, alt: '', focal: { x: 0.5, y: 0.5 } };
  return <Picture image={image} slot={[{ width: '10rem' }]} className={styles.picture} />;
}

export function ShownFilm({ url, file }: { url: string; file: MediaFile | undefined }) {
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
