import { SessionField } from './SessionField.tsx';

type EmailFieldProps = { email?: string; hasPasskeys?: boolean };

export function EmailField({ email, hasPasskeys = false }: EmailFieldProps) {
  return (
    <SessionField
      label="Email"
      name="email"
      type="email"
      // The token `webauthn` makes browsers suggest passkeys.
      autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={email}
    />
  );
}
