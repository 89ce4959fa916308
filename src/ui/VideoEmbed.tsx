import type { Slot } from '../lib/image-slot.ts';
import type { Image } from '../lib/image-url.ts';
import { embedUrl, watchUrl } from '../lib/video-url.ts';
import { Picture } from './Picture.tsx';
import { PlayTab } from './PlayTab.tsx';
import styles from './VideoEmbed.module.css';

/** A video of the video-sharing service, which hears of the visitor only when it is asked for. Without script it is watched over there. */
export function VideoEmbed({ video, title }: { video: string; title: string }) {
  return (
    <div
      className={styles.frame}
      data-playable={embedUrl(video, { isAmbient: false })}
      data-title={title}
    >
      <span className={styles.sky} aria-hidden="true" />
      <PlayTab title={title} href={watchUrl(video)} />
    </div>
  );
}

type AmbientEmbedProps = { video: string; poster: Image | null; slot: Slot };

/** A video of the service that an editor made the hero: it comes when the page has loaded, where visitors can bear it. */
export function AmbientEmbed({ video, poster, slot }: AmbientEmbedProps) {
  return (
    <>
      {poster ? (
        <Picture image={poster} slot={slot} className={`photo ${styles.cover}`} isEager />
      ) : null}
      <div className={styles.ambient} data-ambient={embedUrl(video, { isAmbient: true })} />
    </>
  );
}
