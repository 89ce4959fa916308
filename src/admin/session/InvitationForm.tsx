import { roles, type Role } from '../../lib/rights.ts';
import { FailureBanner } from './FailureBanner.tsx';
import { PasswordField } from './PasswordField.tsx';
import { sessionPaths } from './session-paths.ts';
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
            message: 'This invitation opens nothing.',
            hint: 'It was used, withdrawn, or is too old. Ask for another.',
          }}
        />
        <p>
          <a className={styles.outlined} href={sessionPaths.signIn}>
            To sign in
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
        {inviter} asks you to the back office as {title}: {forYou} The invitation ends {ends}.
      </p>
      <input type="hidden" name="token" value={token} />
      <div className={errors.name ? `${styles.field} ${styles.wrong}` : styles.field}>
        <label htmlFor="name">Name</label>
        <input
          id="name"
          name="name"
          autoComplete="name"
          defaultValue={name ?? invitation.name}
          required
          aria-invalid={errors.name ? true : undefined}
          aria-describedby={errors.name && 'name-error'}
        />
        {errors.name && (
          <p className={styles.error} id="name-error">
            {errors.name}
          </p>
        )}
      </div>
      <div className={styles.field}>
        <label htmlFor="email">Email</label>
        <input id="email" type="email" autoComplete="username" value={email} readOnly />
      </div>
      <PasswordField
        name="password"
        label="Password"
        hint="12 characters or more. A few words are easy to remember."
        autoComplete="new-password"
        error={errors.password}
      />
      <button className={styles.filled} type="submit">
        Accept and go in
      </button>
      <p className={styles.hint}>Not you? Close this page; nothing happens.</p>
    </form>
  );
}
