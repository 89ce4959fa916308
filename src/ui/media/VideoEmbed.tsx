import { frameMessages } from '../../messages/frame.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import type { Image } from '../../lib/media/image-url.ts';
import { embedUrl, watchUrl } from '../../lib/media/video-url.ts';
import { ResponsiveImage } from './ResponsiveImage.tsx';
import { PlayTab } from './PlayTab.tsx';
import styles from './VideoEmbed.module.css';

type VideoEmbedProps = {
  video: string;
  title: string;
  poster?: Image | null;
  /** What the poster is, unless it is a photograph. */
  note?: string | null | undefined;
  slot?: Slot;
};

/** An embedded video. No request reaches the service before playback. Without script it links to the service. */
export function VideoEmbed({ video, title, poster, note, slot = [] }: VideoEmbedProps) {
  return (
    <div
      className={styles.frame}
      data-playable={embedUrl(video, { isAmbient: false })}
      data-title={title}
    >
      {poster ? (
        <ResponsiveImage image={poster} slot={slot} className={`photo ${styles.cover}`} />
      ) : (
        <span className={styles.sky} aria-hidden="true" />
      )}
      {note ? <small className={styles.note}>{note}</small> : null}
      <PlayTab title={title} href={watchUrl(video)} />
    </div>
  );
}

type AmbientEmbedProps = { video: string; poster: Image | null; slot: Slot };

/** A hero's embedded video. `videos.ts` loads it after the page, unless visitors prefer reduced motion or data. */
export function AmbientEmbed({ video, poster, slot }: AmbientEmbedProps) {
  return (
    <>
      {poster ? (
        <ResponsiveImage image={poster} slot={slot} className={`photo ${styles.cover}`} isEager />
      ) : null}
      <div
        className={styles.ambient}
        data-ambient={embedUrl(video, { isAmbient: true })}
        data-title={frameMessages().video}
      />
    </>
  );
}
