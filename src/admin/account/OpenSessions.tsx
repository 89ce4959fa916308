import { formatDateTimeIn } from '../../lib/time/dates.ts';
import type { OpenSession } from '../../lib/web/devices.ts';
import { AccountSection } from './AccountSection.tsx';
import { browserName } from './browser-name.ts';
import { sessionPaths } from '../session/session-paths.ts';
import styles from '../session/session.module.css';
import devices from './Devices.module.css';

type OpenSessionsProps = { sessions: OpenSession[]; timeZone: string };

export function OpenSessions({ sessions, timeZone }: OpenSessionsProps) {
  return (
    <AccountSection id="devices" title="Devices" about="Where you are signed in.">
      <ul className={devices.devices}>
        {sessions.map(({ id, isThisOne, signedInAt, lastUsedAt, userAgent }) => (
          <li key={id}>
            <form className={devices.device} method="post" action={sessionPaths.account}>
              <div>
                <b>{browserName(userAgent)}</b>
                {isThisOne && <span className={devices.current}>This device</span>}
                <p>
                  Signed in <Time at={signedInAt} timeZone={timeZone} />
                  {!isThisOne && (
                    <>
                      , last seen <Time at={lastUsedAt} timeZone={timeZone} />
                    </>
                  )}
                </p>
              </div>
              {!isThisOne && (
                <>
                  <input type="hidden" name="id" value={id} />
                  <button
                    className={styles.outlined}
                    type="submit"
                    name="intent"
                    value="end-session"
                  >
                    Sign out<span className="sr"> {browserName(userAgent)}</span>
                  </button>
                </>
              )}
            </form>
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <form method="post" action={sessionPaths.account}>
          <button className={styles.outlined} type="submit" name="intent" value="end-others">
            Sign out other devices
          </button>
        </form>
      ) : (
        <p className={styles.hint}>No other devices are signed in.</p>
      )}
    </AccountSection>
  );
}

function Time({ at, timeZone }: { at: Date; timeZone: string }) {
  const time = at.toISOString();
  return <time dateTime={time}>{formatDateTimeIn(timeZone, time)}</time>;
}
