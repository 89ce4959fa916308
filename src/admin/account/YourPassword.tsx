import { SessionField } from '../session/SessionField.tsx';

/** Confirms that the owner of the account makes a sensitive change. */
export function YourPassword({ id, email }: { id?: string; email: string }) {
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autoComplete="username" defaultValue={email} hidden />
      <SessionField
        id={id}
        name="password"
        type="password"
        label="Your password"
        autoComplete="current-password"
        required
      />
    </>
  );
}
