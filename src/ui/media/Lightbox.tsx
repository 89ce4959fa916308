import { fullStop } from '../../lib/text/in-line.ts';
import { frameMessages } from '../../messages/frame.ts';
import { Icon } from '../Icon.tsx';
import { SourceName } from '../SourceName.tsx';
import styles from './Lightbox.module.css';

type LightboxProps = {
  id: string;
  /** The list with the links to the pictures. */
  listId: string;
  title: string;
};

/** A dialog that shows pictures one at a time, uncropped. `lightbox.ts` opens it. */
export function Lightbox({ id, listId, title }: LightboxProps) {
  const frame = frameMessages();
  return (
    <dialog
      id={id}
      className={`on-dark ${styles.lightbox}`}
      aria-label={frame.gallery(title)}
      tabIndex={-1}
      data-list={listId}
    >
      <div className={styles.bar}>
        <p className={`num ${styles.counter}`} aria-live="polite" data-lightbox-counter="" />
        <button
          type="button"
          className={styles.button}
          aria-label={frame.closeGallery}
          data-lightbox-close=""
        >
          <Icon name="cross" />
        </button>
      </div>
      <div className={styles.stage} data-lightbox-stage="" />
      <div className={styles.foot}>
        <p className={styles.words}>
          <b data-lightbox-title="">
            <SourceName>{title}</SourceName>
          </b>
          <span data-lightbox-caption="" data-stop={fullStop()} />{' '}
          <span className={styles.type} data-lightbox-type="" />
        </p>
        <div className={styles.ways}>
          <button
            type="button"
            className={styles.button}
            aria-label={frame.previousImage}
            data-lightbox-step="-1"
          >
            <Icon name="arrowLeft" />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label={frame.nextImage}
            data-lightbox-step="1"
          >
            <Icon name="arrowRight" />
          </button>
        </div>
      </div>
    </dialog>
  );
}
