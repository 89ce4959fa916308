import { FailureBanner } from './FailureBanner.tsx';
import { sessionPaths } from './session-paths.ts';
import styles from './session.module.css';
import type { SignInFailure } from './sign-in.ts';

type SignInLinkFormProps = {
  greeting: string;
  token: string;
  /** Set if the link is invalid. */
  failure: SignInFailure | undefined;
};

/** Signs in by POST, so that link scanners do not use up the link. */
export function SignInLinkForm({ greeting, token, failure }: SignInLinkFormProps) {
  return (
    <form className={styles.signIn} method="post" action={sessionPaths.signInLink}>
      <h1>{greeting}</h1>
      {failure ? (
        <>
          <FailureBanner failure={failure} />
          <p>
            <a className={styles.outlined} href={sessionPaths.signIn}>
              Sign in with your password
            </a>
          </p>
        </>
      ) : (
        <>
          <p>This link signs you in once.</p>
          <input type="hidden" name="token" value={token} />
          <button className={styles.filled} type="submit">
            Sign in
          </button>
        </>
      )}
    </form>
  );
}
