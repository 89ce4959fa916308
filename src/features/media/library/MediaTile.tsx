import type { MouseEvent as Press } from 'react';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { ListedNotes } from '../../../admin/notes/NoteButtons.tsx';
import { capitalised } from '../../../lib/text/capitalised.ts';
import { plural } from '../../../lib/text/plural.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import { isLogo, isPlan, kindName, lacksText, nameOfFile, type MediaFile } from '../media.ts';
import styles from './MediaTile.module.css';
import { countUses } from '../uses/uses-text.ts';

type MediaTileProps = {
  file: MediaFile;
  isOpen: boolean;
  isSelected: boolean;
  isInTabOrder: boolean;
  onFocus: () => void;
  onPress: (event: Press) => void;
  onSelect: (isRange: boolean) => void;
};

/** Shows a file with its alternative text for review. */
export function MediaTile(props: MediaTileProps) {
  const { file, isOpen, isSelected, isInTabOrder, onFocus, onPress, onSelect } = props;
  const image = file.kind === 'image' ? file : file.poster;
  const name = nameOfFile(file);
  const isDrawing = file.url.endsWith('.svg');
  return (
    <li className={styles.tile} data-selected={isSelected || undefined}>
      <button
        type="button"
        className={styles.open}
        tabIndex={isInTabOrder ? 0 : -1}
        data-tile
        data-focus={`file-${file.url}`}
        aria-label={`${name}${lacksText(file) ? ', no alt text' : ''}${isSelected ? ', selected' : ''}`}
        aria-current={isOpen || undefined}
        onFocus={onFocus}
        onClick={onPress}
      >
        {image ? (
          <ResponsiveImage
            image={{ ...image, alt: '' }}
            slot={[{ from: '60rem', width: '22rem' }, { width: '50vw' }]}
            className={isPlan(file) ? styles.plan : isDrawing ? styles.drawing : styles.image}
          />
        ) : (
          <AdminIcon name="film" />
        )}
        {file.kind === 'video' && (
          <span className={styles.film}>
            <AdminIcon name="film" />
          </span>
        )}
      </button>
      <label className={styles.choice}>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={({ nativeEvent }) =>
            onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </label>
      <small className={styles.caption}>
        <span>
          {lacksText(file) && <b className={styles.lacks}>No alt text. </b>}
          {isPlan(file)
            ? firstSentence(name.replace(projectMessages().project.floorPlan(''), ''))
            : name}
        </span>
        {!file.isDeleted && <span>{kindAndUses(file)}</span>}
      </small>
      {!file.isDeleted && <ListedNotes id={file.url} />}
    </li>
  );
}

/** What tells plans apart; the rooms follow. */
function firstSentence(text: string) {
  return text.split('. ', 1)[0];
}

/** `Floor plan, 2 uses` */
function kindAndUses(file: MediaFile) {
  const kind = isPlan(file) ? 'Floor plan' : isLogo(file) ? 'Logo' : capitalised(kindName(file));
  const count = countUses(file);
  return `${kind}, ${count === 0 ? 'unused' : plural(count, '1 use', '# uses')}`;
}
