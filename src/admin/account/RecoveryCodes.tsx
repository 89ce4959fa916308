import styles from '../session/session.module.css';
import account from './Account.module.css';
import steps from './SecondStep.module.css';

/** Shown once, right after they were generated. The buttons need script, and are hidden without it. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div className={account.fields} data-recovery-codes={codes.join('\n')}>
      <p>
        <b>Two-step verification is on.</b> Save these recovery codes. Each lets you sign in once
        without your phone. They will not be shown again.
      </p>
      <ul className={steps.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className={styles.ways} data-needs-script hidden>
        <button className={styles.outlined} type="button" data-keep="download">
          Download
        </button>
        <button className={styles.outlined} type="button" data-keep="print">
          Print
        </button>
        <button className={styles.outlined} type="button" data-keep="copy">
          Copy
        </button>
      </p>
      <p role="status" />
    </div>
  );
}
