import { browserInWords } from './browser-words.ts';
import styles from './session.module.css';
import { sessionPaths } from './session-paths.ts';

export type OpenSession = { id: string; isThisOne: boolean; signedInAt: Date; userAgent: string };

type OpenSessionsProps = { sessions: OpenSession[]; timeZone: string };

export function OpenSessions({ sessions, timeZone }: OpenSessionsProps) {
  const moment = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <form className={styles.section} method="post" action={sessionPaths.account}>
      <h2>
        Devices
        <small>Where you are signed in.</small>
      </h2>
      <div className={styles.fields}>
        <ul className={styles.devices}>
          {sessions.map(({ id, isThisOne, signedInAt, userAgent }) => (
            <li key={id}>
              <b>{browserInWords(userAgent)}</b>
              {isThisOne && <span className={styles.current}>This device</span>}
              <p>
                Signed in{' '}
                <time dateTime={signedInAt.toISOString()}>{moment.format(signedInAt)}</time>
              </p>
            </li>
          ))}
        </ul>
        {sessions.length > 1 ? (
          <button className={styles.outlined} type="submit" name="intent" value="end-others">
            Sign out my other devices
          </button>
        ) : (
          <p className={styles.hint}>No other device is signed in.</p>
        )}
      </div>
    </form>
  );
}
