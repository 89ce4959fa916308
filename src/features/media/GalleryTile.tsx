import { ActionIcon } from '@mantine/core';
import { AdminIcon } from '../../admin/AdminIcon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './GalleryTile.module.css';

type GalleryTileProps = {
  url: string;
  name: string;
  index: number;
  count: number;
  /** The index of the tile that is being dragged. */
  dragged: number | undefined;
  onDrag: (index: number | undefined) => void;
  onMove: (from: number, to: number) => void;
  /** By a button, which keeps the focus. */
  onStep: (from: number, to: number) => void;
  onDescribe: () => void;
  onRemove: () => void;
};

export function GalleryTile(props: GalleryTileProps) {
  const { url, name, index, count, dragged, onDrag, onMove, onStep } = props;
  const isTarget = dragged !== undefined && dragged !== index;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- What is dragged has buttons for the same.
    <li
      className={styles.tile}
      draggable
      data-dragged={dragged === index || undefined}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', name);
        onDrag(index);
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => {
        if (isTarget) event.preventDefault();
      }}
      onDragEnter={({ currentTarget }) => {
        if (isTarget) currentTarget.dataset['side'] = dragged > index ? 'before' : 'after';
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          delete currentTarget.dataset['side'];
      }}
      onDrop={(event) => {
        delete event.currentTarget.dataset['side'];
        if (!isTarget) return;
        event.preventDefault();
        onDrag(undefined);
        onMove(dragged, index);
      }}
    >
      <Picture
        image={{ url, alt: name, focal: { x: 0.5, y: 0.5 } }}
        sizes="12rem"
        className={styles.picture}
      />
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
        <ActionIcon aria-label={`Describe ${name}`} onClick={props.onDescribe}>
          <AdminIcon name="edit" />
        </ActionIcon>
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
