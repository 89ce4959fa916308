import type { HeroMedia } from '../lib/hero-media.ts';
import styles from './FilmTab.module.css';

/** Stops what moves by itself in the hero around it, and sets it going again. There for script alone. */
export function FilmTab({ media }: { media: HeroMedia }) {
  if (media.kind === 'image') return null;
  return (
    <button type="button" className={`label ${styles.tab}`} data-film-tab="" hidden>
      Play film
    </button>
  );
}
