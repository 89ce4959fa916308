import { Alert } from '../feedback/Alert.tsx';
import styles from './RecordList.module.css';

/** Shown above a list when a change to it failed. */
export function ListFailure({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <div className={styles.failure}>
      <Alert>{message}</Alert>
    </div>
  );
}
