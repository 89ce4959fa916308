import { roles, type Role } from '../../model/rights.ts';
import { FailureBanner } from './FailureBanner.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { sessionPaths } from './session-paths.ts';
import { SessionField } from './SessionField.tsx';
import styles from './session.module.css';

type InvitationFormProps = {
  token: string;
  /** Undefined if the link is invalid. */
  invitation: { email: string; name: string; role: Role; inviter: string } | undefined;
  /** The day on which it expires. */
  ends: string;
  /** The submitted name, after a refusal. */
  name: string | undefined;
  errors: { name?: string; password?: string };
};

/** Accepts an invitation. The invited e-mail cannot be changed. */
export function InvitationForm({ token, invitation, ends, name, errors }: InvitationFormProps) {
  if (!invitation) {
    return (
      <form className={styles.signIn}>
        <h1>Welcome</h1>
        <FailureBanner
          failure={{
            message: 'This invitation is no longer valid.',
            hint: 'It has been used, withdrawn or has expired. Ask for a new one.',
          }}
        />
        <p>
          <a className={styles.outlined} href={sessionPaths.signIn}>
            Go to sign in
          </a>
        </p>
      </form>
    );
  }
  const { email, role, inviter } = invitation;
  const { title, forYou } = roles[role];
  return (
    <form className={styles.signIn} method="post" action={sessionPaths.invitation}>
      <h1>Welcome, {invitation.name.split(' ')[0]}</h1>
      <p className={styles.hint}>
        {inviter} has invited you to the back office as {title}: {forYou} The invitation expires{' '}
        {ends}.
      </p>
      <input type="hidden" name="token" value={token} />
      <SessionField
        label="Name"
        name="name"
        autoComplete="name"
        defaultValue={name ?? invitation.name}
        error={errors.name}
        required
      />
      <SessionField
        label="Email"
        id="email"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
      />
      <NewPasswordField name="password" label="Password" error={errors.password} />
      <button className={styles.filled} type="submit">
        Accept and sign in
      </button>
      <p className={styles.hint}>Not you? You can safely close this page.</p>
    </form>
  );
}
