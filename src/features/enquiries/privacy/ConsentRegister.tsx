import { localeName } from '../../../lib/text/languages.ts';
import { formatDateTimeIn } from '../../../lib/time/dates.ts';
import { headOffice } from '../../../site/settings/settings.ts';
import { consentFormLabel } from '../inbox/enquiry-inbox.ts';
import { consentPurposes, withdrawalText, type Consent } from './consent.ts';
import styles from './ConsentRegister.module.css';

/** What a person agreed to, when and in which form, and what they have withdrawn. */
export function ConsentRegister({ consents }: { consents: readonly Consent[] }) {
  return (
    <ul className={styles.register}>
      {consents.map(({ purpose, form, consentedAt, ...consent }, index) => (
        <li key={index}>
          <details>
            <summary className={styles.summary}>
              {`${consentPurposes[purpose]}: version ${consent.version}, ${formatTime(consentedAt)}`}
            </summary>
            <p className="muted">{consent.sentence}</p>
            <p className="muted">{`Form: ${consentFormLabel(form)}. Language: ${localeName(consent.language)}`}</p>
          </details>
          {consent.confirmedAt && <p>{`Confirmed ${formatTime(consent.confirmedAt)}`}</p>}
          {consent.withdrawal && <p>{withdrawalText(consent.withdrawal, formatTime)}</p>}
          {consent.erasedAt && (
            <p>{`Enquiry erased ${formatTime(consent.erasedAt)}. Kept as proof.`}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function formatTime(time: string) {
  return formatDateTimeIn(headOffice().timeZone, time);
}
