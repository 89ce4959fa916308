import type { HeroMedia } from '../../lib/media/hero-media.ts';
import { frameMessages } from '../../messages/frame.ts';
import { Icon } from '../Icon.tsx';
import styles from './VideoTab.module.css';

/** Plays and pauses the hero's film. Hidden without script. */
export function VideoTab({ media }: { media: HeroMedia }) {
  if (media.kind === 'image') return null;
  return (
    <button
      type="button"
      className={styles.tab}
      data-film-tab={frameMessages().pauseAmbientVideo}
      hidden
    >
      <Icon name="play" />
      <Icon name="pause" />
      <span>{frameMessages().playAmbientVideo}</span>
    </button>
  );
}
