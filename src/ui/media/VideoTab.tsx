import type { HeroMedia } from '../../lib/media/hero-media.ts';
import { frameMessages } from '../../messages/frame.ts';
import styles from './VideoTab.module.css';

/** Plays and pauses the hero's film. Hidden without script. */
export function VideoTab({ media }: { media: HeroMedia }) {
  if (media.kind === 'image') return null;
  return (
    <button
      type="button"
      className={`label ${styles.tab}`}
      data-film-tab={frameMessages().pauseAmbientVideo}
      hidden
    >
      {frameMessages().playAmbientVideo}
    </button>
  );
}
