import { EmailField } from './EmailField.tsx';
import { sessionPaths } from './session-paths.ts';
import styles from './session.module.css';

/** Requests a reset link by mail. Its message does not reveal whether the account exists. */
export function ForgottenForm({ isSent, hasMail }: { isSent: boolean; hasMail: boolean }) {
  return (
    <form className={styles.signIn} method="post" action={sessionPaths.forgotten}>
      <h1>A new password</h1>
      {isSent ? (
        <p role="status">
          If there is an account with this e-mail, a letter is on its way. Its link works once,
          within an hour. Look among spam, too.
        </p>
      ) : (
        <>
          <p className={styles.hint}>
            {hasMail
              ? 'We send you a link by which you choose a new one.'
              : 'This site sends no mail yet. The person who runs it can make you a link that signs you in.'}
          </p>
          <EmailField />
          <button className={styles.filled} type="submit">
            Send the link
          </button>
        </>
      )}
      <p className={styles.ways}>
        <a href={sessionPaths.signIn}>Back to sign in</a>
      </p>
    </form>
  );
}
