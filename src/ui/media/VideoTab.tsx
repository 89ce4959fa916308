import type { HeroMedia } from '../../lib/media/hero-media.ts';
import { frameMessages } from '../../messages/frame.ts';
import { Icon } from '../Icon.tsx';
import styles from './VideoTab.module.css';

/** Plays and pauses the hero's film. Hidden without script. */
export function VideoTab({ media }: { media: HeroMedia }) {
  if (media.kind === 'image') return null;
  return (
    <button type="button" className={styles.tab} data-film-tab="" hidden>
      <span>
        <Icon name="play" />
        {frameMessages().playAmbientVideo}
      </span>
      <span>
        <Icon name="pause" />
        {frameMessages().pauseAmbientVideo}
      </span>
    </button>
  );
}
