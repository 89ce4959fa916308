import { badgeColour, sentenceCaseStatus } from '../project-status.ts';
import colours from './status-colours.module.css';
import styles from './StatusFlag.module.css';

/** The status as a word after a flag in its colour. */
export function StatusFlag({ status }: { status: string }) {
  return (
    <span className={styles.flag}>
      <i className={colours[badgeColour(status)]} aria-hidden="true" />
      {sentenceCaseStatus(status)}
    </span>
  );
}
