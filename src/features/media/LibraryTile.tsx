import { AdminIcon } from '../../admin/AdminIcon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './LibraryTile.module.css';
import { lacksText, type MediaFile } from './media.ts';
import { NoText } from './NoText.tsx';
import { usesText } from './uses-text.ts';

type LibraryTileProps = {
  file: MediaFile;
  /** True when the field has it already. */
  isPresent: boolean;
  /** Where several are chosen: from 1 in the order of choosing, 0 for those that are not. */
  place: number | undefined;
  onChoose: () => void;
};

export function LibraryTile({ file, isPresent, place, onChoose }: LibraryTileProps) {
  const picture = file.kind === 'image' ? { ...file, alt: '' } : file.poster;
  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        aria-pressed={place === undefined ? undefined : place > 0}
        onClick={onChoose}
      >
        <span className={styles.frame}>
          {picture ? (
            <Picture
              image={{ ...picture, alt: '' }}
              slot={[{ width: '10rem' }]}
              className={isDrawing(picture.url) ? styles.drawing : styles.picture}
            />
          ) : (
            <AdminIcon name="film" />
          )}
          {lacksText(file) && <NoText />}
          {place !== undefined && place > 0 && <span className={styles.place}>{place}</span>}
        </span>
        <span className={styles.name}>{file.name || file.alt || 'Without a name'}</span>
        <span className={styles.uses}>{isPresent ? 'Here already' : usesText(file)}</span>
      </button>
    </li>
  );
}

function isDrawing(url: string) {
  return url.startsWith('/media/images/logos/');
}
