import { frameMessages } from '../../messages/frame.ts';
import { Icon } from '../Icon.tsx';
import styles from './PlayTab.module.css';

type PlayTabProps = {
  title: string;
  /** The video's page, for visitors without script. Without it the tab is hidden until the script runs. */
  href?: string;
};

/** The button on a film or video that is not playing yet. */
export function PlayTab({ title, href }: PlayTabProps) {
  const frame = frameMessages();
  const name = frame.playVideo(title);
  const label = (
    <>
      <Icon name="play" />
      {frame.play}
    </>
  );
  if (href !== undefined) {
    return (
      <a className={styles.tab} href={href} data-play="" aria-label={name}>
        {label}
      </a>
    );
  }
  return (
    <button type="button" className={styles.tab} data-play="" aria-label={name} hidden>
      {label}
    </button>
  );
}
