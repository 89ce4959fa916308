import { AccountSection } from './AccountSection.tsx';
import { DigitsField } from '../session/DigitsField.tsx';
import { FailureBanner } from '../session/FailureBanner.tsx';
import { sessionPaths } from '../session/session-paths.ts';
import { YourPassword } from './YourPassword.tsx';
import styles from '../session/session.module.css';
import account from './Account.module.css';
import steps from './SecondStep.module.css';

export type SecondStepState = {
  failure?: { message: string } | undefined;
} & (
  | { is: 'off' }
  /** `square` is the QR code of `uri` as SVG; `secret` is the same secret as text. */
  | { is: 'begun'; uri: string; square: string; secret: string }
  /** The recovery codes, which are shown only once. */
  | { is: 'made'; codes: string[] }
  | { is: 'on'; codesLeft: number }
);

type SecondStepProps = { email: string; state: SecondStepState };

/** Sets up authenticator codes, in three numbered steps. */
export function SecondStep({ email, state }: SecondStepProps) {
  return (
    <AccountSection
      id="second-step"
      title="Two-step verification"
      about="A code from your phone, asked for after your password."
    >
      <FailureBanner failure={state.failure} />
      {state.is === 'off' && (
        <PasswordAsked
          email={email}
          name="codes-begin"
          button="Set up authenticator app"
          text="An authenticator app on your phone shows a 6-digit code that you enter after your password."
        />
      )}
      {state.is === 'begun' && <Begun {...state} />}
      {state.is === 'made' && <RecoveryCodes codes={state.codes} />}
      {state.is === 'on' && (
        <>
          <p>
            <b>On.</b> {codesLeftText(state.codesLeft)}
          </p>
          <PasswordAsked
            email={email}
            name="codes-renew"
            button="Create new recovery codes"
            text="The old ones will stop working."
            otherButton={{ name: 'codes-end', button: 'Turn off' }}
          />
        </>
      )}
    </AccountSection>
  );
}

type PasswordAskedProps = {
  email: string;
  name: string;
  button: string;
  text: string;
  otherButton?: { name: string; button: string };
};

function PasswordAsked({ email, name, button, text, otherButton }: PasswordAskedProps) {
  return (
    <form className={account.fields} method="post" action={`${sessionPaths.account}#second-step`}>
      <p className={styles.hint}>{text}</p>
      <YourPassword email={email} />
      <p className={styles.ways}>
        <button className={styles.outlined} type="submit" name="intent" value={name}>
          {button}
        </button>
        {otherButton && (
          <button className={styles.outlined} type="submit" name="intent" value={otherButton.name}>
            {otherButton.button}
          </button>
        )}
      </p>
    </form>
  );
}

type BegunProps = { uri: string; square: string; secret: string; failure?: object | undefined };

function Begun({ uri, square, secret, failure }: BegunProps) {
  return (
    <form className={steps.steps} method="post" action={`${sessionPaths.account}#second-step`}>
      <input type="hidden" name="uri" value={uri} />
      <input type="hidden" name="intent" value="codes-confirm" />
      <div className={steps.step}>
        <b aria-hidden="true">1</b>
        <div className={steps.square}>
          <div
            role="img"
            aria-label="QR code for the authenticator"
            dangerouslySetInnerHTML={{ __html: square }}
          />
          <div>
            <p>Open an authenticator app on your phone and scan this QR code.</p>
            <p className={styles.hint}>
              Can’t scan it? Enter <span className={steps.secret}>{secret}</span>
            </p>
          </div>
        </div>
      </div>
      <div className={steps.step}>
        <b aria-hidden="true">2</b>
        <div className={account.fields}>
          <p id="digits-about">Enter the 6-digit code it shows.</p>
          <DigitsField
            label="6-digit code"
            describedBy="digits-about"
            isWrong={failure !== undefined}
          />
          <button className={styles.filled} type="submit">
            Turn on
          </button>
        </div>
      </div>
      <div className={steps.step}>
        <b aria-hidden="true">3</b>
        <p>You will then get eight recovery codes, in case you lose your phone.</p>
      </div>
    </form>
  );
}

function codesLeftText(left: number) {
  if (left === 0) return 'No recovery codes left. Create new ones.';
  return left === 1 ? '1 recovery code left.' : `${left} recovery codes left.`;
}

/** Shown once, right after they were generated. The buttons need script, and are hidden without it. */
function RecoveryCodes({ codes }: { codes: string[] }) {
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
