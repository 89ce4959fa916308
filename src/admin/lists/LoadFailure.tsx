import { Button } from '@mantine/core';
import { Alert } from '../feedback/Alert.tsx';
import styles from './EmptyList.module.css';

type LoadFailureProps = {
  message: string;
  hint?: string | undefined;
  /** The layout, if not that of a list. */
  className?: string | undefined;
  onAgain: () => void;
};

/** Shown if loading failed. */
export function LoadFailure(props: LoadFailureProps) {
  const { message, hint, className = styles.empty, onAgain } = props;
  return (
    <div className={className}>
      <Alert takesFocus={false}>Error: {message}</Alert>
      {hint && <p className={styles.hint}>{hint}</p>}
      <Button variant="default" onClick={onAgain}>
        Try again
      </Button>
    </div>
  );
}
