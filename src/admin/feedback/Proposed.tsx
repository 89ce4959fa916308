import { Button } from '@mantine/core';
import { actorName } from '../../model/actors.ts';
import type { Proposal } from '../../model/proposal.ts';
import { formatShortTime } from '../controls/format-local-time.ts';
import styles from './Proposed.module.css';

type ProposedProps = {
  /** For example `Proposed alt text`. */
  label: string;
  proposal: Proposal;
  /** The button that takes it. */
  take: string;
  isBusy?: boolean;
  onTake: () => void;
  onDismiss: () => void;
};

/** A text that an assistant proposes for the field beside it. Only a person takes it. */
export function Proposed(props: ProposedProps) {
  const { label, proposal, take, isBusy = false, onTake, onDismiss } = props;
  const { body, madeBy, madeAt } = proposal;
  return (
    <section className={styles.proposed} aria-label={label}>
      <p className={styles.by}>
        {label} by {actorName(madeBy)}, {formatShortTime(madeAt)}
      </p>
      <p className={styles.text}>{body}</p>
      <div className={styles.buttons}>
        <Button variant="default" aria-disabled={isBusy} onClick={onTake}>
          {take}
        </Button>
        <Button variant="subtle" aria-disabled={isBusy} onClick={() => !isBusy && onDismiss()}>
          Dismiss
        </Button>
      </div>
    </section>
  );
}
