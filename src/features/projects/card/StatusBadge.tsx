import { badgeColour, statusLabel } from '../project-status.ts';
import colours from './status-colours.module.css';
import styles from './StatusBadge.module.css';

type StatusProps = { status: string };

export function StatusBadge({ status }: StatusProps) {
  return <p className={`${styles.badge} ${colours[badgeColour(status)]}`}>{statusLabel(status)}</p>;
}

/** A ribbon that hangs from the top edge of its parent element. */
export function StatusRibbon({ status }: StatusProps) {
  return (
    <span className={`${styles.ribbon} ${colours[badgeColour(status)]}`}>
      {statusLabel(status)}
    </span>
  );
}
