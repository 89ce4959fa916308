import { SessionField } from './SessionField.tsx';

type NewPasswordFieldProps = { name: string; label: string; error: string | undefined };

export function NewPasswordField(props: NewPasswordFieldProps) {
  return (
    <SessionField
      {...props}
      type="password"
      hint="12 characters or more. A few words are easy to remember."
      autoComplete="new-password"
      required
    />
  );
}
