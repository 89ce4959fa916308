import { FailureBanner } from './FailureBanner.tsx';
import { PasswordField } from './PasswordField.tsx';
import styles from './session.module.css';
import type { SignInFailure } from './sign-in.ts';
import { sessionPaths } from './session-paths.ts';
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
        <PasswordField
          name="current"
          label="Current password"
          autoComplete="current-password"
          error={refusal?.fields.current}
        />
        <PasswordField
          name="new"
          label="New password"
          hint="12 characters or more. A few words are easy to remember."
          autoComplete="new-password"
          error={refusal?.fields.new}
        />
        <button className={styles.filled} type="submit">
          Change password
        </button>
      </div>
    </form>
  );
}
