import { Alert } from '../feedback/Alert.tsx';
import { ScreenHead } from '../frame/ScreenHead.tsx';
import styles from './session.module.css';
import account from '../account/Account.module.css';

type AwayScreenProps = {
  title: string;
  /** The address of the screen that was asked for. */
  address: string;
  message?: string | undefined;
};

const cause = 'The database cannot be reached';

/** Shown instead of any screen while the database is away. */
export function AwayScreen({ title, address, message = cause }: AwayScreenProps) {
  return (
    <>
      <ScreenHead title={title} />
      <Alert>{`Error: ${message}`}</Alert>
      <p className={account.who}>
        {message !== cause && `${cause}. `}
        Saved work is safe. Try again in a minute.
      </p>
      <p>
        <a className={styles.outlined} href={address}>
          Try again
        </a>
      </p>
    </>
  );
}
