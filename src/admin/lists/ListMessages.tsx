import type { ComponentProps } from 'react';
import { ListFailure } from './ListFailure.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { ManyReported } from './ManyReported.tsx';
import styles from './RecordList.module.css';

type ListMessagesProps = ComponentProps<typeof ManyReported> & {
  isConnectionLost: boolean;
  /** Why a change failed. */
  failure: string | undefined;
  /** Why the list could not be read. */
  loadFailure: string | undefined;
  /** An older list stands below. */
  isListed: boolean;
  onAgain: () => void;
};

/** What went wrong with a list, above it. */
export function ListMessages(props: ListMessagesProps) {
  const { isConnectionLost, failure, loadFailure, isListed, onAgain, ...reported } = props;
  return (
    <>
      {isConnectionLost && (
        <p className={styles.connection} role="status">
          Connection lost. Trying again…
        </p>
      )}
      <ListFailure message={failure} />
      <ManyReported {...reported} />
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
