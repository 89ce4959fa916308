import { SessionField } from './SessionField.tsx';

/** Asked for before what only the owner of the account may do. */
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
