import { nameLanguage } from '../../../lib/text/name-language.ts';
import { telephoneUrl } from '../../../lib/web/contact-urls.ts';
import { receiptMessages } from '../../../messages/receipt.ts';
import type { Receipt } from '../enquiry.ts';
import styles from './EnquiryReceipt.module.css';

/** From whom, about what, under which reference, who replies, and what happens next. */
export function EnquiryReceipt({ receipt }: { receipt: Receipt }) {
  const { form, name, email, isConfirmed, about, isAboutName, place, reference, reply } = receipt;
  const messages = receiptMessages();
  const first = reply ? messages.repliesBy(reply.firstName, reply.by) : messages.unpromised[form];
  const steps = [...(first === null ? [] : [first]), ...messages.steps[form]];
  const phone = reply?.phone ?? '';
  const phoneUrl = telephoneUrl(phone);
  return (
    <dl>
      <Row label={messages.from} title={name}>
        <span>{isConfirmed ? messages.confirmation(email) : email}</span>
      </Row>
      <Row label={messages.aboutLabel} title={about} lang={isAboutName && nameLanguage()}>
        {place ? <span>{place}</span> : null}
      </Row>
      <Row label={messages.reference} title={reference}>
        <span>{messages.giveIt}</span>
      </Row>
      {reply ? (
        <Row label={messages.replier} title={reply.name} lang={nameLanguage()}>
          {reply.brokerage ? <span lang={nameLanguage()}>{reply.brokerage}</span> : null}
          {phoneUrl ? (
            <a className={`num ${styles.phone}`} href={phoneUrl}>
              {phone}
            </a>
          ) : null}
        </Row>
      ) : null}
      <Row label={messages.next}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Row>
    </dl>
  );
}

type RowProps = {
  label: string;
  title?: string;
  lang?: string | undefined;
  children: React.ReactNode;
};

function Row({ label, title, lang, children }: RowProps) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        {title ? (
          <b className="num" lang={lang}>
            {title}
          </b>
        ) : null}
        {children}
      </dd>
    </div>
  );
}
