import type { ReactNode } from 'react';
import { facts, wholeAddress } from '../../site/facts.ts';
import { paths } from '../../site/paths.ts';
import { consentVersion, enquiryFormNames, enquiryForms, wordsAbout } from './enquiry.ts';
import { keptDays } from './enquiry-retention.ts';
import styles from './Privacy.module.css';

export function Privacy() {
  return (
    <article className={`wrap grid ${styles.page}`}>
      <h1 className={`display ${styles.heading}`}>Privacy</h1>
      <div className={styles.text}>
        <p className="lead">
          {`${facts.name} keeps what you send us by a form on this site, so that a person can answer it. This page says what that is.`}
        </p>
        <Section heading="What we keep">
          <p>
            What you write in the form, the form you used and, where there is one, the partner or
            project it is about; the moment it arrived; the words you agreed to and their version.
            The address of your device is not kept with it: to stop floods of messages we remember
            an unreadable signature of it, and one of your e-mail, for a little over an hour.
          </p>
          <p>
            While you type, your browser keeps a draft in the open window, so that nothing is lost.
            The draft is gone when you send the form or close the window. The site sets no cookies
            for visitors, and nobody follows you here. When a map comes into view your browser may
            fetch its streets from the provider of maps, who learns the address of your device and
            the place that is shown; what lies under them comes from us. A film that is shared from
            elsewhere is fetched from there too: at the head of a page when the page opens, unless
            you ask for less motion or less data, and any other when you ask for it.
          </p>
        </Section>
        <Section heading="Why, and who reads it">
          <p>
            To answer you, and for nothing else. Our Vancouver office reads it, and the partner you
            write to. We send you one confirmation by e-mail. We do not sell it or lend it. News of
            launches comes only to those who join the VIP list or tick the box for it.
          </p>
        </Section>
        <Section heading="How long">
          <p>
            {`Until you ask us to erase it, or we have no more use for it. An application to join that we have answered is erased ${keptDays.answeredApplications} days after the last change to it, and what our traps take for the work of robots after ${keptDays.spam} days, counted in the same way. The VIP list keeps you until you leave it.`}
          </p>
        </Section>
        <Section heading="To see, correct or erase it">
          <p>
            Write to <a href={paths.email(facts.infoEmail)}>{facts.infoEmail}</a> or call{' '}
            <a href={paths.telephone(facts.phone)}>{facts.phone}</a>. We send you all that we have
            of you, or erase it, within thirty days, and ask for no reason. Backups made before
            still hold what was erased until they are deleted.
          </p>
          <p>{`${facts.name}, ${wholeAddress}`}</p>
        </Section>
        <Section heading="What you agree to">
          <p className="muted">{`Version ${consentVersion} of the sentence under each form:`}</p>
          <dl className={styles.sentences}>
            {enquiryFormNames.map((name) => (
              <div key={name}>
                <dt>{titles[name]}</dt>
                <dd className="muted">{wordsAbout(enquiryForms[name].consent, anybody[name])}</dd>
              </div>
            ))}
          </dl>
        </Section>
      </div>
    </article>
  );
}

type SectionProps = { heading: string; children: ReactNode };

function Section({ heading, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className="title">{heading}</h2>
      {children}
    </section>
  );
}

const titles = {
  contact: 'Contact',
  'partner-contact': 'To a partner',
  'project-interest': 'About a project',
  vip: 'VIP list',
  join: 'Joining the network',
} as const;

const anybody: Record<keyof typeof titles, Record<string, string>> = {
  contact: {},
  'partner-contact': { name: 'the partner' },
  'project-interest': { name: 'the project' },
  vip: {},
  join: {},
};
