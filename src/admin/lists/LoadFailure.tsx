import { Button } from '@mantine/core';
import { Alert } from '../Alert.tsx';
import styles from './EmptyList.module.css';

/** What stands where a list could not be read. */
export function LoadFailure({ message, onAgain }: { message: string; onAgain: () => void }) {
  return (
    <div className={styles.centred}>
      <Alert takesFocus={false}>Error: {message}</Alert>
      <Button variant="default" onClick={onAgain}>
        Try again
      </Button>
    </div>
  );
}
