import type { CSSProperties } from 'react';
import { nameLanguage } from '../../lib/text/name-language.ts';
import { projectMessages } from '../../messages/projects.ts';
import { paths } from '../../site/paths.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { accessProgress } from './private-facts.ts';
import styles from './PrivateBand.module.css';

export type PrivateAccess = {
  name: string;
  homes: string | null;
  createdAt: string;
  expiresAt: string;
};

type PrivateBandProps = {
  access: PrivateAccess;
  until: string;
  /** The contact person. */
  contact: { name: string; brokerage: string; email: string };
  now: Date;
};

/** The sun's position on the horizon shows how many days have passed; it sets on the right. */
export function PrivateBand({ access, until, contact, now }: PrivateBandProps) {
  const messages = projectMessages().firstAccess;
  const { timeZone } = headOffice();
  const { share, days, daysLeft } = accessProgress(
    access.createdAt,
    access.expiresAt,
    timeZone,
    now,
  );
  const daysText = daysLeft > 0 ? messages.daysLeft(daysLeft) : messages.today;
  return (
    <section className={`on-dark ${styles.band}`} aria-labelledby="band">
      <div className="wrap">
        <h2 className={`display display--2 ${styles.bandTitle}`} id="band">
          {messages.yours}
        </h2>
        <div
          className={styles.sky}
          style={{ '--t': share.toFixed(3) } as CSSProperties}
          role="img"
          aria-label={messages.closesOn(until)}
        >
          <span className={styles.sun} />
        </div>
        <ol className={styles.days} aria-hidden="true">
          {days.map(({ weekday, number, isPast, isNow }, index) => (
            <li
              key={index}
              className={[isPast && styles.past, isNow && styles.today].filter(Boolean).join(' ')}
            >
              <span>{weekday}</span> <b className="num">{number}</b>
            </li>
          ))}
        </ol>
        <dl className={styles.facts}>
          <div>
            <dt>{messages.letter.openTo}</dt>
            <dd>{access.name}</dd>
            <dd className="muted">{messages.personalLink}</dd>
          </div>
          <div>
            <dt>{messages.until}</dt>
            <dd>{daysText}</dd>
            <dd className="muted">{until}</dd>
          </div>
          <div>
            <dt>{messages.ask}</dt>
            <dd lang={nameLanguage()}>{contact.name}</dd>
            {contact.brokerage ? <dd className="muted">{contact.brokerage}</dd> : null}
            <dd className="muted">
              <TextLink href={paths.email(contact.email)}>{contact.email}</TextLink>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
