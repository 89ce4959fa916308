import { Button } from '@mantine/core';
import { Alert } from '../Alert.tsx';
import styles from './EmptyList.module.css';

type LoadFailureProps = {
  message: string;
  /** The layout, if not centred instead of the list. */
  className?: string | undefined;
  onAgain: () => void;
};

/** Shown if loading failed. */
export function LoadFailure({ message, className = styles.centred, onAgain }: LoadFailureProps) {
  return (
    <div className={className}>
      <Alert takesFocus={false}>Error: {message}</Alert>
      <Button variant="default" onClick={onAgain}>
        Try again
      </Button>
    </div>
  );
}
