import { EmailField } from './EmailField.tsx';
import { sessionPaths } from './session-paths.ts';
import styles from './session.module.css';

/** Requests a reset link by mail. Its message does not reveal whether the account exists. */
export function ForgotPasswordForm({ isSent, hasEmail }: { isSent: boolean; hasEmail: boolean }) {
  return (
    <form className={styles.signIn} method="post" action={sessionPaths.forgotPassword}>
      <h1>Reset password</h1>
      {isSent ? (
        <p role="status">
          If there is an account for this email, we have sent it a link. The link works once and
          expires in an hour. Check your spam folder too.
        </p>
      ) : (
        <>
          <p className={styles.hint}>
            {hasEmail
              ? 'We will email you a link to choose a new password.'
              : 'This site cannot send email yet. Ask your site administrator for a sign-in link.'}
          </p>
          <EmailField />
          <button className={styles.filled} type="submit">
            Send link
          </button>
        </>
      )}
      <p className={styles.ways}>
        <a href={sessionPaths.signIn}>Back to sign in</a>
      </p>
    </form>
  );
}
