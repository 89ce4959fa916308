import { DigitsField } from './DigitsField.tsx';
import { FailureBanner } from './FailureBanner.tsx';
import { codeAddress, sessionPaths } from './session-paths.ts';
import { SessionField } from './SessionField.tsx';
import styles from './session.module.css';
import type { SignInFailure } from './sign-in.ts';

type CodeFormProps = {
  destination: string;
  isRecovery: boolean;
  failure: SignInFailure | undefined;
};

/** The second step of a sign-in. With script, the sixth digit submits the form. */
export function CodeForm({ destination, isRecovery, failure }: CodeFormProps) {
  return (
    <form
      className={styles.signIn}
      method="post"
      action={codeAddress(destination, isRecovery)}
      data-code={isRecovery ? undefined : ''}
      data-passkey={destination}
    >
      <h1>One more step</h1>
      <p className={styles.hint} id="code-about">
        {isRecovery
          ? 'Enter one of your saved recovery codes. Each works once.'
          : 'Enter the 6-digit code from your authenticator app.'}
      </p>
      <FailureBanner failure={failure} />
      {isRecovery ? (
        <SessionField
          label="Recovery code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      ) : (
        <DigitsField
          label="6-digit code"
          describedBy="code-about"
          isWrong={failure !== undefined}
        />
      )}
      <label className={styles.check}>
        <input type="checkbox" name="trusted" value="yes" />
        Don’t ask again on this device for 30 days
      </label>
      <button className={styles.filled} type="submit">
        Sign in
      </button>
      <p className={styles.ways}>
        <button type="button" data-passkey-button hidden>
          Use a passkey
        </button>
        <a href={codeAddress(destination, !isRecovery)}>
          {isRecovery ? 'Use authenticator app' : 'Use a recovery code'}
        </a>
      </p>
      <p className={styles.hint}>
        Lost your phone? An owner can reset two-step verification, or your site administrator can
        send you a sign-in link. <a href={sessionPaths.signIn}>Back to sign in</a>
      </p>
    </form>
  );
}
