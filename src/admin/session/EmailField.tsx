import styles from './session.module.css';

type EmailFieldProps = { email?: string; hasPasskeys?: boolean };

/** The e-mail of an account. */
export function EmailField({ email, hasPasskeys = false }: EmailFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor="email">Email</label>
      <input
        id="email"
        name="email"
        type="email"
        // Browsers suggest passkeys because of `webauthn`.
        autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={email}
      />
    </div>
  );
}
