import { SessionField } from './SessionField.tsx';

type NewPasswordFieldProps = { name: string; label: string; error: string | undefined };

export function NewPasswordField(props: NewPasswordFieldProps) {
  return (
    <SessionField
      {...props}
      type="password"
      hint="At least 12 characters. A phrase is easiest to remember."
      autoComplete="new-password"
      required
    />
  );
}
