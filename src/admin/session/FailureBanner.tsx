import { AdminIcon } from '../controls/AdminIcon.tsx';
import styles from './session.module.css';
import type { SignInFailure } from './sign-in.ts';

type FailureBannerProps = { failure?: SignInFailure | undefined };

/** Always rendered, but hidden without a failure, so that the script can fill it. */
export function FailureBanner({ failure }: FailureBannerProps) {
  return (
    <div className={styles.banner} role="alert" hidden={!failure}>
      <AdminIcon name="failed" />
      <p>
        <span>{failure?.message}</span> <span>{failure?.hint}</span>
      </p>
    </div>
  );
}
