import type { HeroMedia } from '../lib/hero-media.ts';
import { frameMessages } from '../lib/frame-messages.ts';
import styles from './FilmTab.module.css';

/** Pauses and plays the film of its hero. Shown only with script. */
export function FilmTab({ media }: { media: HeroMedia }) {
  if (media.kind === 'image') return null;
  return (
    <button
      type="button"
      className={`label ${styles.tab}`}
      data-film-tab={frameMessages().pauseFilm}
      hidden
    >
      {frameMessages().playFilm}
    </button>
  );
}
