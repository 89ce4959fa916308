import { Button } from '@mantine/core';
import { Alert } from '../Alert.tsx';
import styles from './EmptyList.module.css';

type LoadFailureProps = {
  message: string;
  /** True above what was read before. */
  isBrief?: boolean;
  onAgain: () => void;
};

/** What stands where a list could not be read. */
export function LoadFailure({ message, isBrief, onAgain }: LoadFailureProps) {
  return (
    <div className={isBrief ? styles.brief : styles.centred}>
      <Alert takesFocus={false}>Error: {message}</Alert>
      <Button variant="default" onClick={onAgain}>
        Try again
      </Button>
    </div>
  );
}
