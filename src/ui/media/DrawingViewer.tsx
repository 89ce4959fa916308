import { frameMessages } from '../../messages/frame.ts';
import { Icon } from '../Icon.tsx';
import styles from './DrawingViewer.module.css';

/** A dialog that shows one drawing as large as wanted. `drawing-viewer.ts` opens it. */
export function DrawingViewer({ id }: { id: string }) {
  const { drawing } = frameMessages();
  return (
    <dialog id={id} className={styles.viewer} aria-labelledby={`${id}-title`}>
      <div className={styles.bar}>
        <p className={styles.title} id={`${id}-title`} data-drawing-title="" />
        <button
          type="button"
          className={styles.close}
          aria-label={drawing.close}
          data-drawing-close=""
        >
          <Icon name="cross" />
        </button>
        <div className={styles.ways}>
          <button type="button" aria-label={drawing.zoomOut} data-zoom="out">
            <Icon name="minus" />
          </button>
          <output className="num small" data-drawing-size="" />
          <button type="button" aria-label={drawing.zoomIn} data-zoom="in">
            <Icon name="plus" />
          </button>
          <button type="button" className={styles.whole} data-zoom="whole">
            {drawing.whole}
          </button>
        </div>
      </div>
      <div
        className={styles.stage}
        tabIndex={0}
        role="group"
        aria-label={drawing.stage}
        data-drawing-stage=""
      />
    </dialog>
  );
}
