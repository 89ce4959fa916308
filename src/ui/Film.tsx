import type { CSSProperties } from 'react';
import { filmSources, isLightOnPhones, phoneScreen, type Film as FilmFile } from '../lib/film.ts';
import type { Slot } from '../lib/image-slot.ts';
import { Picture } from './Picture.tsx';
import { PlayTab } from './PlayTab.tsx';
import styles from './Film.module.css';

type FilmProps = {
  film: FilmFile;
  /** The description, empty for a decorative film. */
  title: string;
  slot: Slot;
};

/** A film behind a picture, which `films.ts` plays on request. Without script it has the browser's controls. */
export function Film({ film, title, slot }: FilmProps) {
  return (
    <div className={styles.frame} data-playable="">
      {film.poster ? (
        <Picture image={film.poster} slot={slot} className={`photo ${styles.cover}`} />
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Films are uploaded without captions. */}
      <video
        className={styles.cover}
        aria-label={title}
        preload="none"
        poster={nothing}
        controls
        playsInline
      >
        <Sources film={film} upTo="100em" />
      </video>
      <PlayTab title={title} />
    </div>
  );
}

/** A film that moves by itself, silently and without end, unless visitors prefer reduced motion. */
export function AmbientFilm({ film, slot }: { film: FilmFile; slot: Slot }) {
  const { x, y } = film.poster?.focal ?? { x: 0.5, y: 0.5 };
  const style: CSSProperties = { objectPosition: `${x * 100}% ${y * 100}%` };
  return (
    <>
      {film.poster ? (
        <Picture image={film.poster} slot={slot} className={`photo ${styles.cover}`} isEager />
      ) : null}
      <video
        className={`photo ${styles.cover}`}
        style={style}
        aria-label={film.poster?.alt}
        preload="none"
        poster={nothing}
        data-ambient=""
        data-still-on={isLightOnPhones(film) ? undefined : phoneScreen}
        controls
        muted
        loop
        playsInline
      >
        <Sources film={film} upTo="60em" />
      </video>
    </>
  );
}

/** `upTo`: the width of the window from which the film itself is shown. */
function Sources({ film, upTo }: { film: FilmFile; upTo: string }) {
  return filmSources(film, upTo).map((source) => <source key={source.src} {...source} />);
}

/** One transparent pixel, over the picture in the size that the screen needs. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
