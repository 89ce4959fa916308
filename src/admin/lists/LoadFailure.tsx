import { Button } from '@mantine/core';
import { Alert } from '../Alert.tsx';
import styles from './EmptyList.module.css';

type LoadFailureProps = {
  message: string;
  /** True when an older list is still shown below. */
  isBrief?: boolean;
  onAgain: () => void;
};

/** Shown when a list could not be read. */
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
