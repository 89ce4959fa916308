import { FailureBanner } from './FailureBanner.tsx';
import { sessionPaths } from './session-paths.ts';
import styles from './session.module.css';

type SignInFormProps = {
  greeting: string;
  /** Where the form posts to without script. */
  action: string;
  destination: string;
  email: string;
  failure?: { message: string; hint?: string } | undefined;
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
      <div className={styles.field}>
        <label htmlFor="email">Email</label>
        <input
          id="email"
          name="email"
          type="email"
          // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- Browsers suggest passkeys by its second word.
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={email}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </div>
      <button className={styles.filled} type="submit">
        Sign in
      </button>
      <p className={styles.ways}>
        <a href={sessionPaths.forgotten}>Forgot your password?</a>
        <button type="button" data-passkey-button hidden>
          Use a passkey
        </button>
      </p>
    </form>
  );
}
