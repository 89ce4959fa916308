import { ActionIcon } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { copyText } from '../../../admin/browser/copy-text.ts';
import { isMailboxAddress } from '../../../lib/web/mailbox-address.ts';
import { paths } from '../../../site/paths.ts';
import { enquiryForms, formatEnquiryAnswer } from '../enquiry.ts';
import type { FieldDeclaration } from '../forms/field-declaration.ts';
import { enquiryMessage, type InboxEnquiry } from './enquiry-inbox.ts';
import type { Consent } from '../privacy/consent.ts';
import { ConsentRegister } from '../privacy/ConsentRegister.tsx';
import styles from './EnquiryAnswersRead.module.css';

type EnquiryAnswersReadProps = { enquiry: InboxEnquiry; consents: readonly Consent[] };

/** The free text, large. */
export function EnquiryText({ enquiry }: { enquiry: InboxEnquiry }) {
  const text = enquiryMessage(enquiry);
  if (!text || enquiry.cameBy === 'mail') return null;
  return <p className={styles.message}>{text}</p>;
}

/** Shows the other answers as text. */
export function EnquiryAnswersRead({ enquiry, consents }: EnquiryAnswersReadProps) {
  const { form, answers, newsletterOptIn, cameBy, source } = enquiry;
  const fields = enquiryForms[form].fields.filter(
    ({ kind, name }) =>
      kind !== 'long-text' && name !== 'newsletterOptIn' && answers[name] !== undefined,
  );
  const asksNews = enquiryForms[form].fields.some(({ name }) => name === 'newsletterOptIn');
  return (
    <dl className={`num ${styles.answers}`}>
      {fields.map((field) => (
        <Line key={field.name} label={field.label}>
          <Answer field={field} text={formatEnquiryAnswer(form, field.name, answers[field.name])} />
        </Line>
      ))}
      {asksNews && cameBy === 'form' && (
        <Line label="Emails about new launches">{newsletterOptIn ? 'Yes' : 'No'}</Line>
      )}
      {source !== null && <Line label="Sent from">{source}</Line>}
      {consents.length > 0 && (
        <Line label="Consent">
          <ConsentRegister consents={consents} />
        </Line>
      )}
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.answer}>{children}</dd>
    </div>
  );
}

function Answer({ field: { kind, label }, text }: { field: FieldDeclaration; text: string }) {
  const href = answerHref(kind, text);
  if (!href) return text;
  return (
    <span className={styles.contact}>
      <a className={styles.link} href={href}>
        {kind === 'email' ? <BreakableEmail text={text} /> : text}
      </a>
      <Copy name={label} text={text} />
    </span>
  );
}

/** Breaks before its domain, if at all. */
function BreakableEmail({ text }: { text: string }) {
  const at = text.lastIndexOf('@');
  return (
    <span>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </span>
  );
}

function answerHref(kind: FieldDeclaration['kind'], text: string) {
  if (kind === 'email' && isMailboxAddress(text)) return paths.email(encodeURI(text));
  return kind === 'tel' ? paths.telephone(text) : undefined;
}

function Copy({ name, text }: { name: string; text: string }) {
  const [message, setMessage] = useState('');
  const label = `Copy ${name.toLowerCase()}`;
  return (
    <>
      <ActionIcon
        aria-label={label}
        title={label}
        onClick={() => {
          void copyText(text).then((isCopied) =>
            setMessage(isCopied ? 'Copied' : 'Could not copy'),
          );
        }}
        onBlur={() => setMessage('')}
      >
        <AdminIcon name="copy" />
      </ActionIcon>
      <span className="muted" role="status">
        {message}
      </span>
    </>
  );
}
