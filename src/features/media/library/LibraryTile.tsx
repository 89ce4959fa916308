import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import styles from './LibraryTile.module.css';
import { lacksText, type MediaFile } from '../media.ts';
import { MissingAltBadge } from '../describe/MissingAltBadge.tsx';
import { usesText } from '../uses/uses-text.ts';

type LibraryTileProps = {
  file: MediaFile;
  /** True if the field already contains it. */
  isPresent: boolean;
  /** For multiple selection: 1-based in the order of selection, 0 if not selected. */
  position: number | undefined;
  onChoose: () => void;
};

export function LibraryTile({ file, isPresent, position, onChoose }: LibraryTileProps) {
  const image = file.kind === 'image' ? { ...file, alt: '' } : file.poster;
  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        aria-pressed={position === undefined ? undefined : position > 0}
        onClick={onChoose}
      >
        <span className={styles.frame}>
          {image ? (
            <ResponsiveImage
              image={{ ...image, alt: '' }}
              slot={[{ width: '10rem' }]}
              className={isDrawing(image.url) ? styles.drawing : styles.image}
            />
          ) : (
            <AdminIcon name="film" />
          )}
          {lacksText(file) && <MissingAltBadge />}
          {position !== undefined && position > 0 && (
            <span className={styles.place}>{position}</span>
          )}
        </span>
        <span className={styles.name}>{file.name || file.alt || 'Untitled'}</span>
        <span className={styles.uses}>{isPresent ? 'Already added' : usesText(file)}</span>
      </button>
    </li>
  );
}

function isDrawing(url: string) {
  return /^\/media\/images\/(?:logos|plans)\//.test(url);
}
