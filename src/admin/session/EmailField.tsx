import { SessionField } from './SessionField.tsx';

type EmailFieldProps = { email?: string; hasPasskeys?: boolean };

/** The name of an account. */
export function EmailField({ email, hasPasskeys = false }: EmailFieldProps) {
  return (
    <SessionField
      label="Email"
      name="email"
      type="email"
      // Browsers suggest passkeys by its second word.
      autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={email}
    />
  );
}
