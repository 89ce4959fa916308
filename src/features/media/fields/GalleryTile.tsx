import { useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon } from '@mantine/core';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { ItemNotes } from '../../../admin/notes/NoteButtons.tsx';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import styles from './GalleryTile.module.css';
import { MissingAltBadge } from '../describe/MissingAltBadge.tsx';

type GalleryTileProps = {
  url: string;
  /** Of the gallery in the form. */
  field: string;
  name: string;
  index: number;
  count: number;
  isWithoutText: boolean;
  /** Called by the arrow buttons, which keep the focus. */
  onStep: (from: number, to: number) => void;
  onDescribe: () => void;
  onRemove: () => void;
};

export function GalleryTile(props: GalleryTileProps) {
  const { url, field, name, index, count, onStep } = props;
  const { ref } = useSortable({ id: url, index });
  return (
    <li ref={ref} className={styles.tile}>
      <ResponsiveImage
        image={{ url, alt: name, focal: { x: 0.5, y: 0.5 } }}
        slot={[{ width: '12rem' }]}
        className={styles.picture}
      />
      {props.isWithoutText && <MissingAltBadge />}
      <ActionIcon
        className={styles.remove}
        aria-label={`Remove ${name}`}
        data-focus={`remove-${url}`}
        onClick={props.onRemove}
      >
        <AdminIcon name="close" />
      </ActionIcon>
      <div className={styles.bar}>
        <ActionIcon
          aria-label={`Move ${name} earlier`}
          data-focus={`earlier-${url}`}
          disabled={index === 0}
          onClick={() => onStep(index, index - 1)}
        >
          <AdminIcon name="left" />
        </ActionIcon>
        <ActionIcon
          aria-label={`Edit alt text and focal points of ${name}`}
          title="Edit alt text and focal points"
          onClick={props.onDescribe}
        >
          <AdminIcon name="edit" />
        </ActionIcon>
        <ItemNotes name={`${field}.${index}`} label={name} />
        <ActionIcon
          aria-label={`Move ${name} later`}
          data-focus={`later-${url}`}
          disabled={index === count - 1}
          onClick={() => onStep(index, index + 1)}
        >
          <AdminIcon name="right" />
        </ActionIcon>
      </div>
    </li>
  );
}
