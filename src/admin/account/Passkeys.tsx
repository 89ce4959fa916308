import { AdminIcon } from '../controls/AdminIcon.tsx';
import { dateIn, formatDateTimeIn } from '../../lib/time/dates.ts';
import type { ListedPasskey } from '../../lib/web/devices.ts';
import { AccountSection } from './AccountSection.tsx';
import { FailureBanner } from '../session/FailureBanner.tsx';
import { sessionPaths } from '../session/session-paths.ts';
import { SessionField } from '../session/SessionField.tsx';
import { YourPassword } from './YourPassword.tsx';
import styles from '../session/session.module.css';
import account from './Account.module.css';
import devices from './Devices.module.css';
import own from './Passkeys.module.css';

type PasskeysProps = {
  email: string;
  passkeys: ListedPasskey[];
  failure: { message: string } | undefined;
  device: string;
  timeZone: string;
};

export function Passkeys({ email, passkeys, failure, device, timeZone }: PasskeysProps) {
  return (
    <AccountSection
      id="passkeys"
      title="Passkeys"
      about="Sign in with your fingerprint, face or device PIN instead of a password and code."
    >
      <FailureBanner failure={failure} />
      {passkeys.length === 0 && <p className={styles.hint}>No passkeys yet.</p>}
      <ul className={devices.devices}>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <Passkey passkey={passkey} email={email} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      <details className={own.adding} data-new-passkey hidden>
        <summary className={styles.outlined}>
          <AdminIcon name="add" /> Add a passkey
        </summary>
        <form className={account.fields}>
          <SessionField
            label="Passkey name"
            id="passkey-name"
            name="name"
            defaultValue={device}
            required
            maxLength={60}
          />
          <YourPassword id="passkey-password" email={email} />
          <p className={styles.error} role="alert" />
          <button className={styles.outlined} type="submit">
            Create on this device
          </button>
        </form>
      </details>
      <noscript>
        <p className={styles.hint}>Turn on JavaScript to add a passkey.</p>
      </noscript>
    </AccountSection>
  );
}

type PasskeyProps = { passkey: ListedPasskey; email: string; timeZone: string };

/** Removing a passkey requires the password. */
function Passkey({ passkey, email, timeZone }: PasskeyProps) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  return (
    <details className={own.removable}>
      <summary>
        <span>
          <b>{name}</b>
          <small>
            Added {dateIn(timeZone, createdAt)}
            {lastUsedAt && `, last used ${formatDateTimeIn(timeZone, lastUsedAt)}`}
          </small>
        </span>
        <span className={devices.icon}>
          <AdminIcon name="delete" />
          <span className="sr">Remove</span>
        </span>
      </summary>
      <form className={account.fields} method="post" action={`${sessionPaths.account}#passkeys`}>
        <input type="hidden" name="id" value={id} />
        <YourPassword id={`password-${id}`} email={email} />
        <button className={styles.outlined} type="submit" name="intent" value="remove-passkey">
          Remove this passkey
        </button>
      </form>
    </details>
  );
}
