import type { ReactNode } from 'react';
import { projectMessages } from '../../messages/projects.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { SourceName } from '../../ui/SourceName.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './AccessNotice.module.css';

type AccessNoticeProps = {
  heading: string;
  lead: string;
  facts?: { label: string; text: ReactNode }[];
  children: ReactNode;
};

/** The notice before or after first access, with the evening sky as background. */
export function AccessNotice({ heading, lead, facts = [], children }: AccessNoticeProps) {
  return (
    <div className={`on-dark ${styles.page}`}>
      <div className={styles.sky}>
        <h1 className={styles.heading}>{heading}</h1>
        <span className={styles.sun} aria-hidden="true" />
      </div>
      <div className={`wrap grid ${styles.body}`}>
        <p className={`lead ${styles.says}`}>{lead}</p>
        <div className={styles.does}>
          {facts.length > 0 ? (
            <dl className={styles.facts}>
              {facts.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          <div className={styles.acts}>{children}</div>
        </div>
      </div>
    </div>
  );
}

type AccessEndedProps = {
  project: string;
  name: string;
  until: string;
  isPast: boolean;
  contact: Contact;
};

type Contact = { name: string; brokerage: string; email: string };

/** Names neither the project nor the reason: what may not be shown may be in its title. */
export function AccessWithheld({ contact }: { contact: Contact }) {
  const messages = projectMessages().firstAccess;
  return (
    <AccessNotice
      heading={messages.withheld}
      lead={messages.withheldLead}
      facts={[{ label: messages.ask, text: <ContactLine contact={contact} /> }]}
    >
      <Button href={paths.projects} isNatural>
        {messages.publicProjects}
      </Button>
    </AccessNotice>
  );
}

function ContactLine({ contact }: { contact: Contact }) {
  return (
    <>
      <SourceName>{contact.name}</SourceName>,{contact.brokerage ? ` ${contact.brokerage},` : ''}{' '}
      <TextLink href={paths.email(contact.email)}>{contact.email}</TextLink>
    </>
  );
}

/** Does not reveal the reason: used-up, ended and expired links look alike except for the day. */
export function AccessEnded({ project, name, until, isPast, contact }: AccessEndedProps) {
  const messages = projectMessages().firstAccess;
  const subject = encodeURIComponent(messages.about(project));
  return (
    <AccessNotice
      heading={messages.ended}
      lead={isPast ? messages.closed(project, until) : messages.opensNoMore(project)}
      facts={[
        { label: messages.itWasFor, text: name },
        {
          label: messages.ask,
          text: <ContactLine contact={contact} />,
        },
      ]}
    >
      <Button href={`${paths.email(contact.email)}?subject=${subject}`} isSolid isNatural>
        {messages.askAgain}
      </Button>
      <Button href={paths.projects} isNatural>
        {messages.publicProjects}
      </Button>
    </AccessNotice>
  );
}

type AccessInvitationProps = { project: string; name: string; until: string; left: number };

/** Counts an opening only when the button is pressed, because mail scanners fetch the links in letters. */
export function AccessInvitation({ project, name, until, left }: AccessInvitationProps) {
  const messages = projectMessages().firstAccess;
  return (
    <AccessNotice
      heading={messages.before(project)}
      lead={messages.accessLead(name)}
      facts={[
        { label: messages.until, text: until },
        { label: messages.devicesLeft, text: String(left) },
      ]}
    >
      <form method="post">
        <Button type="submit" isSolid isNatural>
          {messages.openHere}
        </Button>
      </form>
    </AccessNotice>
  );
}
