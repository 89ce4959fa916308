import type { ListedPasskey, OpenSession } from '../../lib/web/devices.ts';
import { roles, type Role } from '../../records/rights.ts';
import { ScreenHead } from '../frame/ScreenHead.tsx';
import { ChangePasswordForm, type PasswordRefusal } from './ChangePasswordForm.tsx';
import { NameForm } from './NameForm.tsx';
import { OpenSessions } from './OpenSessions.tsx';
import { Passkeys } from './Passkeys.tsx';
import { SecondStep, type SecondStepState } from './SecondStep.tsx';
import styles from '../session/session.module.css';
import account from './Account.module.css';

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
