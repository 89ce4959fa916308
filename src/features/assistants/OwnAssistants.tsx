import { AccountSection } from '../../admin/account/AccountSection.tsx';
import devices from '../../admin/account/Devices.module.css';
import { sessionPaths } from '../../admin/session/session-paths.ts';
import styles from '../../admin/session/session.module.css';
import { formatDateTimeIn } from '../../lib/time/dates.ts';

type OwnAssistant = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

type OwnAssistantsProps = { assistants: readonly OwnAssistant[]; timeZone: string };

/** The assistants that a member has connected. */
export function OwnAssistants({ assistants, timeZone }: OwnAssistantsProps) {
  if (assistants.length === 0) return null;
  return (
    <AccountSection id="assistants" title="Assistants" about="What acts for you.">
      <ul className={devices.devices}>
        {assistants.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id}>
            <form className={devices.device} method="post" action={sessionPaths.account}>
              <div>
                <b>{name}</b>
                <p>
                  Connected {formatDateTimeIn(timeZone, createdAt)}
                  {lastUsedAt && `, last used ${formatDateTimeIn(timeZone, lastUsedAt)}`}
                </p>
              </div>
              <input type="hidden" name="id" value={id} />
              <button className={styles.outlined} type="submit" name="intent" value="disconnect">
                Disconnect<span className="sr"> {name}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
