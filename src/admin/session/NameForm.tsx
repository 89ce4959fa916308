import { AccountSection } from './AccountSection.tsx';
import { sessionPaths } from './session-paths.ts';
import styles from './session.module.css';
import account from './Account.module.css';

export function NameForm({ name, fault }: { name: string; fault: string | undefined }) {
  return (
    <AccountSection id="you" title="You" about="Colleagues see the name.">
      <form className={account.fields} method="post" action={sessionPaths.account}>
        <div className={fault ? `${styles.field} ${styles.wrong}` : styles.field}>
          <label htmlFor="name">Name</label>
          <input
            id="name"
            name="name"
            autoComplete="name"
            defaultValue={name}
            required
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault && 'name-error'}
          />
          {fault && (
            <p className={styles.error} id="name-error">
              {fault}
            </p>
          )}
        </div>
        <button className={styles.outlined} type="submit" name="intent" value="name">
          Save name
        </button>
      </form>
    </AccountSection>
  );
}
