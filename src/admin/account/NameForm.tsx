import { AccountSection } from './AccountSection.tsx';
import { sessionPaths } from '../session/session-paths.ts';
import { SessionField } from '../session/SessionField.tsx';
import styles from '../session/session.module.css';
import account from './Account.module.css';

export function NameForm({ name, fault }: { name: string; fault: string | undefined }) {
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
