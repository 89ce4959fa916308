import { ScreenHead } from '../ScreenHead.tsx';
import { ChangePasswordForm, type PasswordRefusal } from './ChangePasswordForm.tsx';
import { OpenSessions, type OpenSession } from './OpenSessions.tsx';
import styles from './session.module.css';

type AccountScreenProps = {
  user: { email: string; name: string };
  /** The result of the last form. */
  news: string | undefined;
  refusal: PasswordRefusal | undefined;
  sessions: OpenSession[];
  timeZone: string;
};

export function AccountScreen({ user, news, refusal, sessions, timeZone }: AccountScreenProps) {
  return (
    <>
      <ScreenHead title="Account" />
      <p className={styles.who}>
        {user.name}, {user.email}
      </p>
      {news && (
        <p className={styles.notice} role="status">
          {news}
        </p>
      )}
      <ChangePasswordForm email={user.email} refusal={refusal} />
      <OpenSessions sessions={sessions} timeZone={timeZone} />
    </>
  );
}
