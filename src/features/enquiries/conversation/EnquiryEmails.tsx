import { Button } from '@mantine/core';
import { capitalised } from '../../../lib/text/capitalised.ts';
import { useMay, useMember } from '../../../admin/frame/member-context.ts';
import { formatDateTimeIn } from '../../../lib/time/dates.ts';
import type { Role } from '../../../model/rights.ts';
import { plural } from '../../../lib/text/plural.ts';
import { headOffice } from '../../../site/settings/settings.ts';
import type { EnquiryEmail, OpenedEnquiry } from '../inbox/enquiry-inbox.ts';
import { explainEmailError, noEmailText } from './email-errors.ts';
import styles from '../inbox/EnquiryDetail.module.css';

type EnquiryEmailsProps = {
  data: OpenedEnquiry;
  isBusy: boolean;
  onResend: (mailId: string) => void;
};

/** Lists the mails that the enquiry caused, with their state and text. */
export function EnquiryEmails({ data, isBusy, onResend }: EnquiryEmailsProps) {
  const { canSend } = data;
  const mayAnswer = useMay('enquiries');
  const { role } = useMember();
  const mails = data.mails.filter(({ purpose }) => purpose !== 'reply');
  return (
    <section className={styles.section} aria-labelledby="mails">
      <h3 className={styles.heading} id="mails">
        Automatic emails
      </h3>
      {mails.length === 0 && <p className="muted">No emails.</p>}
      {mails.map((mail) => (
        <div key={mail.id} className={styles.mail}>
          <div>
            <p className={styles.subject}>{mail.subject}</p>
            <p className={styles.lighter}>
              {capitalised(kindLabel(mail))} to {mail.recipient}
            </p>
            <p className={mail.state === 'failed' ? styles.failed : undefined}>
              {emailStateText(mail, canSend, role)}
            </p>
          </div>
          {canSend && mayAnswer && (mail.state !== 'waiting' || mail.tries > 0) && (
            <Button
              variant="default"
              aria-label={`Resend ${kindLabel(mail)}`}
              aria-disabled={isBusy}
              onClick={() => onResend(mail.id)}
            >
              Resend
            </Button>
          )}
          <details className={styles.text}>
            <summary className={styles.show}>Show {kindLabel(mail)}</summary>
            <div className={styles.body}>{mail.bodyText}</div>
          </details>
        </div>
      ))}
    </section>
  );
}

function kindLabel({ kind, purpose }: EnquiryEmail) {
  return purpose === 'reminder' ? 'reminder' : kind === 'notice' ? 'notification' : 'confirmation';
}

export function emailStateText(
  { state, tries, nextTryAt, lastError, sentAt, recipient }: EnquiryEmail,
  canSend: boolean,
  role: Role,
) {
  const cause = lastError ? explainEmailError(lastError, recipient) : '';
  if (state === 'sent')
    return `Sent ${sentAt ? formatDateTimeIn(headOffice().timeZone, sentAt) : ''}`;
  if (state === 'failed') return `Failed. ${cause}`;
  if (!canSend) return `Waiting to be sent. ${noEmailText(role)}`;
  if (tries === 0) return 'Waiting to be sent.';
  const times = plural(tries, 'once', '# times');
  return `Waiting to be sent. Tried ${times}. Next attempt: ${formatDateTimeIn(headOffice().timeZone, nextTryAt)}. ${cause}`;
}
