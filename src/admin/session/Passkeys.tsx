import { AdminIcon } from '../AdminIcon.tsx';
import { dateIn, momentIn } from '../../lib/dates.ts';
import { AccountSection } from './AccountSection.tsx';
import { sessionPaths } from './session-paths.ts';
import styles from './session.module.css';
import account from './Account.module.css';
import devices from './Devices.module.css';

export type ListedPasskey = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
};

type PasskeysProps = { passkeys: ListedPasskey[]; device: string; timeZone: string };

export function Passkeys({ passkeys, device, timeZone }: PasskeysProps) {
  return (
    <AccountSection
      id="passkeys"
      title="Passkeys"
      about="Your finger or face instead of both steps."
    >
      {passkeys.length === 0 && <p className={styles.hint}>There is none yet.</p>}
      <ul className={devices.devices}>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id}>
            <form className={devices.device} method="post" action={sessionPaths.account}>
              <div>
                <b>{name}</b>
                <p>
                  Added {dateIn(timeZone, createdAt)}
                  {lastUsedAt && `, used ${momentIn(timeZone, lastUsedAt)}`}
                </p>
              </div>
              <input type="hidden" name="id" value={id} />
              <button
                className={devices.icon}
                type="submit"
                name="intent"
                value="remove-passkey"
                aria-label={`Remove passkey ${name}`}
              >
                <AdminIcon name="delete" />
              </button>
            </form>
          </li>
        ))}
      </ul>
      <form className={account.fields} data-new-passkey hidden>
        <div className={styles.field}>
          <label htmlFor="passkey-name">Name of the new passkey</label>
          <input id="passkey-name" name="name" defaultValue={device} required maxLength={60} />
        </div>
        <button className={styles.outlined} type="submit">
          <AdminIcon name="add" /> Add a passkey
        </button>
        <p className={styles.error} role="alert" />
      </form>
      <noscript>
        <p className={styles.hint}>Adding a passkey needs script.</p>
      </noscript>
    </AccountSection>
  );
}
