import type { CSSProperties } from 'react';
import {
  videoSources,
  isLightOnPhones,
  phoneScreen,
  type Video as VideoFile,
} from '../../lib/media/video.ts';
import { centre, focalStyle } from '../../lib/media/focal-point.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import { ResponsiveImage } from './ResponsiveImage.tsx';
import { PlayTab } from './PlayTab.tsx';
import styles from './Video.module.css';

type VideoProps = {
  film: VideoFile;
  /** The description, empty for a decorative film. */
  title: string;
  slot: Slot;
};

/** A film behind its poster, which `videos.ts` plays on request. Without script it has the browser's controls. */
export function Video({ film, title, slot }: VideoProps) {
  return (
    <div className={styles.frame} data-playable="">
      {film.poster ? (
        <ResponsiveImage image={film.poster} slot={slot} className={`photo ${styles.cover}`} />
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Films are uploaded without captions. */}
      <video
        className={styles.cover}
        aria-label={title}
        preload="none"
        poster={transparentPoster}
        controls
        playsInline
      >
        <Sources film={film} maxWidth="100em" />
      </video>
      <PlayTab title={title} />
    </div>
  );
}

/** Windows wider than most films are: there it would be less sharp than its poster. */
const wideScreen = '(min-width: 120.01em)';

/** A film that fades in over its poster and plays muted in a loop, unless visitors prefer reduced motion. */
export function AmbientVideo({ film, slot }: { film: VideoFile; slot: Slot }) {
  const stillOn = isLightOnPhones(film) ? wideScreen : `${wideScreen}, ${phoneScreen}`;
  return (
    <>
      {film.poster ? (
        <ResponsiveImage
          image={film.poster}
          slot={slot}
          className={`photo ${styles.cover}`}
          isEager
        />
      ) : null}
      <video
        className={`photo ${styles.cover} ${styles.ambient}`}
        style={focalStyle(film.poster?.focal ?? centre) as CSSProperties}
        aria-label={film.poster?.alt}
        preload="none"
        poster={transparentPoster}
        data-ambient=""
        data-still-on={stillOn}
        controls
        muted
        loop
        playsInline
      >
        <Sources film={film} maxWidth="60em" />
      </video>
    </>
  );
}

/** Windows wider than `maxWidth` get the film itself. */
function Sources({ film, maxWidth }: { film: VideoFile; maxWidth: string }) {
  return videoSources(film, maxWidth).map((source) => <source key={source.src} {...source} />);
}

/** One transparent pixel, because the real poster is a `Picture` behind the video. */
const transparentPoster =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
