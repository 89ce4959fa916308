import { FailureBanner } from './FailureBanner.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { sessionPaths } from './session-paths.ts';
import styles from './session.module.css';

type NewPasswordFormProps = {
  token: string;
  /** Undefined if the link is invalid. */
  email: string | undefined;
  fault: string | undefined;
};

/** Sets a new password with a mailed link. */
export function NewPasswordForm({ token, email, fault }: NewPasswordFormProps) {
  if (email === undefined) {
    return (
      <form className={styles.signIn}>
        <h1>Choose a new password</h1>
        <FailureBanner
          failure={{
            message: 'This link is no longer valid.',
            hint: 'It has been used or has expired.',
          }}
        />
        <p>
          <a className={styles.outlined} href={sessionPaths.forgotPassword}>
            Request a new link
          </a>
        </p>
      </form>
    );
  }
  return (
    <form className={styles.signIn} method="post" action={sessionPaths.newPassword}>
      <h1>Choose a new password</h1>
      <p className={styles.hint}>
        For {email}. This signs out all devices and removes all passkeys.
      </p>
      <input type="hidden" name="token" value={token} />
      <input type="email" name="email" autoComplete="username" defaultValue={email} hidden />
      <NewPasswordField
        name="password"
        label="New password"
        error={fault && `The password ${fault}`}
      />
      <button className={styles.filled} type="submit">
        Save and sign in
      </button>
    </form>
  );
}
