import type { ListedPasskey, OpenSession } from '../../lib/web/devices.ts';
import { roles, type Role } from '../../model/rights.ts';
import { ScreenHead } from '../frame/ScreenHead.tsx';
import { OpenSessions } from './OpenSessions.tsx';
import { Passkeys } from './Passkeys.tsx';
import { SecondStep, type SecondStepState } from './SecondStep.tsx';
import styles from '../session/session.module.css';
import account from './Account.module.css';
import { FailureBanner } from '../session/FailureBanner.tsx';
import { NewPasswordField } from '../session/NewPasswordField.tsx';
import { SessionField } from '../session/SessionField.tsx';
import type { SignInFailure } from '../session/sign-in.ts';
import { sessionPaths } from '../session/session-paths.ts';
import { AccountSection } from './AccountSection.tsx';

type AccountScreenProps = {
  user: { email: string; name: string; role: Role };
  /** The message about the last submitted form. */
  news: string | undefined;
  /** Explains why the account has no access to other screens. */
  warning: string | undefined;
  refusal: PasswordRefusal | undefined;
  nameFault: string | undefined;
  secondStep: SecondStepState;
  passkeys: ListedPasskey[];
  passkeyFailure: { message: string } | undefined;
  /** The name of this browser, for example for a new passkey. */
  device: string;
  sessions: OpenSession[];
  timeZone: string;
};

export function AccountScreen(props: AccountScreenProps) {
  const { user, news, warning, refusal, sessions, timeZone } = props;
  return (
    <>
      <ScreenHead title="Account" />
      <p className={account.who}>
        {user.name}, {roles[user.role].title}, {user.email}
      </p>
      {warning && (
        <p className={styles.banner} role="alert">
          {warning}
        </p>
      )}
      {news && (
        <p className={account.notice} role="status">
          {news}
        </p>
      )}
      <NameForm name={user.name} fault={props.nameFault} />
      <ChangePasswordForm email={user.email} refusal={refusal} />
      <SecondStep email={user.email} state={props.secondStep} />
      <Passkeys
        email={user.email}
        passkeys={props.passkeys}
        failure={props.passkeyFailure}
        device={props.device}
        timeZone={timeZone}
      />
      <OpenSessions sessions={sessions} timeZone={timeZone} />
    </>
  );
}

type PasswordRefusal = {
  fields: { current?: string; new?: string };
  /** An error that belongs to no field. */
  failure?: SignInFailure;
};

type ChangePasswordFormProps = { email: string; refusal: PasswordRefusal | undefined };

function ChangePasswordForm({ email, refusal }: ChangePasswordFormProps) {
  return (
    <form className={account.section} method="post" action={sessionPaths.account}>
      <h2>
        Password
        <small>Changing it signs out your other devices.</small>
      </h2>
      <div className={account.fields}>
        <FailureBanner failure={refusal?.failure} />
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" name="email" autoComplete="username" defaultValue={email} hidden />
        <SessionField
          label="Current password"
          name="current"
          type="password"
          autoComplete="current-password"
          error={refusal?.fields.current}
          required
        />
        <NewPasswordField name="new" label="New password" error={refusal?.fields.new} />
        <button className={styles.outlined} type="submit">
          Change password
        </button>
      </div>
    </form>
  );
}

function NameForm({ name, fault }: { name: string; fault: string | undefined }) {
  return (
    <AccountSection id="you" title="Name" about="Shown to your colleagues.">
      <form className={account.fields} method="post" action={sessionPaths.account}>
        <SessionField
          label="Name"
          name="name"
          autoComplete="name"
          defaultValue={name}
          error={fault}
          required
        />
        <button className={styles.outlined} type="submit" name="intent" value="name">
          Save name
        </button>
      </form>
    </AccountSection>
  );
}
