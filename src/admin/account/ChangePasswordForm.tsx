import { FailureBanner } from '../session/FailureBanner.tsx';
import { NewPasswordField } from '../session/NewPasswordField.tsx';
import { SessionField } from '../session/SessionField.tsx';
import styles from '../session/session.module.css';
import type { SignInFailure } from '../session/sign-in.ts';
import { sessionPaths } from '../session/session-paths.ts';
import account from './Account.module.css';

export type PasswordRefusal = {
  fields: { current?: string; new?: string };
  /** An error that belongs to no field. */
  failure?: SignInFailure;
};

type ChangePasswordFormProps = { email: string; refusal: PasswordRefusal | undefined };

export function ChangePasswordForm({ email, refusal }: ChangePasswordFormProps) {
  return (
    <form className={account.section} method="post" action={sessionPaths.account}>
      <h2>
        Password
        <small>Changing it signs out your other devices.</small>
      </h2>
      <div className={account.fields}>
        <FailureBanner failure={refusal?.failure} />
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" name="email" autoComplete="username" defaultValue={email} hidden />
        <SessionField
          label="Current password"
          name="current"
          type="password"
          autoComplete="current-password"
          error={refusal?.fields.current}
          required
        />
        <NewPasswordField name="new" label="New password" error={refusal?.fields.new} />
        <button className={styles.filled} type="submit">
          Change password
        </button>
      </div>
    </form>
  );
}
