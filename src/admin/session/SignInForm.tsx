import { EmailField } from './EmailField.tsx';
import { FailureBanner } from './FailureBanner.tsx';
import { sessionPaths } from './session-paths.ts';
import { SessionField } from './SessionField.tsx';
import styles from './session.module.css';
import type { SignInFailure } from './sign-in.ts';

type SignInFormProps = {
  greeting: string;
  /** The URL that the form posts to without script. */
  action: string;
  destination: string;
  email: string;
  failure?: SignInFailure | undefined;
};

export function SignInForm({ greeting, action, destination, email, failure }: SignInFormProps) {
  return (
    <form
      className={styles.signIn}
      method="post"
      action={action}
      data-destination={destination}
      data-passkey={destination}
    >
      <h1>{greeting}</h1>
      <FailureBanner failure={failure} />
      <EmailField email={email} hasPasskeys />
      <SessionField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <button className={styles.filled} type="submit">
        Sign in
      </button>
      <p className={styles.ways}>
        <a href={sessionPaths.forgotPassword}>Forgot your password?</a>
        <button type="button" data-passkey-button hidden>
          Use a passkey
        </button>
      </p>
      <LeftDrafts />
    </form>
  );
}

/** `offerToDeleteDrafts` shows it after signing out. */
function LeftDrafts() {
  return (
    <div className={styles.ways} data-left-drafts hidden>
      <p role="status" />
      <button type="button" className={styles.outlined}>
        Delete drafts
      </button>
    </div>
  );
}
