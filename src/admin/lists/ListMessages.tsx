import type { ComponentProps } from 'react';
import { ListFailure } from './ListFailure.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { ManyReported } from './bulk/ManyReported.tsx';
import styles from './RecordList.module.css';

type ListMessagesProps = ComponentProps<typeof ManyReported> & {
  isConnectionLost: boolean;
  /** The error of the last change. */
  failure: string | undefined;
  /** The error of loading the list. */
  loadFailure: string | undefined;
  /** True if an older list is visible below. */
  isListed: boolean;
  onAgain: () => void;
};

/** The errors of a list, shown above it. */
export function ListMessages(props: ListMessagesProps) {
  const { isConnectionLost, failure, loadFailure, isListed, onAgain, ...report } = props;
  return (
    <>
      {isConnectionLost && (
        <p className={styles.connection} role="status">
          Connection lost. Trying again…
        </p>
      )}
      <ListFailure message={failure} />
      <ManyReported {...report} />
      {loadFailure && (
        <LoadFailure
          message={loadFailure}
          className={isListed ? styles.brief : undefined}
          onAgain={onAgain}
        />
      )}
    </>
  );
}
