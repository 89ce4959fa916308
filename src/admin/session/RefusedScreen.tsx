import { notForYourRole, roles, type Role } from '../../model/rights.ts';
import { ScreenHead } from '../frame/ScreenHead.tsx';
import { sessionPaths } from './session-paths.ts';
import styles from './session.module.css';
import account from '../account/Account.module.css';

/** Shown instead of a page that the role may not open. */
export function RefusedScreen({ role }: { role: Role }) {
  return (
    <>
      <ScreenHead title="No access" />
      <p className={account.who}>
        {notForYourRole} You are {roles[role].title}: {roles[role].about.toLowerCase()}
      </p>
      <p>
        <a className={styles.outlined} href={sessionPaths.admin}>
          Go to dashboard
        </a>
      </p>
    </>
  );
}
