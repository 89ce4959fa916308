import type { ReactNode } from 'react';
import { projectMessages } from '../../messages/projects.ts';
import { shortlistMessages } from '../../messages/shortlist.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { fieldsId } from '../enquiries/enquiry.ts';
import type { Project } from '../projects/project.ts';
import { comparisonQuery, shortlistQuery } from './shortlist-address.ts';
import { brochureText } from './save-labels.ts';
import { ShortlistItem, ShortlistPlace } from './ShortlistItem.tsx';
import styles from './Shortlist.module.css';

type ShortlistProps = {
  /** Empty for the visitor's own list, which the script fills from local storage. */
  projects: readonly Project[];
  lead: string;
  isOwn?: boolean;
};

/** A shortlist: the count, the projects and the actions on them. */
export function Shortlist({ projects, lead, isOwn = false }: ShortlistProps) {
  const slugs = projects.map(({ slug }) => slug);
  const messages = shortlistMessages();
  const { making, notices } = projectMessages().brochure;
  return (
    <>
      <section className={styles.page}>
        <Sky
          lead={lead}
          heading={(isOwn ? messages.heading : messages.headingOfSent)(slugs.length)}
        >
          <div className={styles.links}>
            {isOwn ? null : (
              <Button isSolid isNatural data-keep-all="" hidden>
                {messages.saveAll(slugs.length)}
              </Button>
            )}
            {isOwn || slugs.length > 1 ? (
              <TextLink href={paths.shortlist + comparisonQuery(slugs)} data-compare="">
                {messages.compare}
              </TextLink>
            ) : null}
          </div>
        </Sky>
        <ul className={`wrap ${styles.list}`} data-items="">
          {isOwn ? <ShortlistPlace /> : null}
          {projects.map((project) => (
            <ShortlistItem key={project.slug} project={project} />
          ))}
        </ul>
      </section>
      <section className={`wrap ${styles.end}`} aria-label={messages.whatToDo}>
        <div className={styles.ask}>
          <Button
            href={`${paths.contact}${shortlistQuery(slugs)}#${fieldsId('contact')}`}
            isSolid
            isNatural
            data-ask=""
          >
            {messages.ask(projects.length)}
          </Button>
          <Button
            href={paths.shortlistBrochure + shortlistQuery(slugs)}
            rel="nofollow"
            isNatural
            data-brochure={making}
          >
            {brochureText(slugs.length)}
          </Button>
          <span className="sr" role="status" data-brochure-status={notices.making.heading} />
        </div>
        {isOwn ? (
          <div className={styles.share}>
            <label className={styles.label} id="shortlist-link-label" htmlFor="shortlist-link">
              {messages.link}
            </label>
            <input className={styles.input} id="shortlist-link" readOnly />
            <Button isNatural data-copy="" aria-describedby="shortlist-link-label" hidden>
              {messages.copy}
            </Button>
            <p className="small muted">{messages.linkNote}</p>
          </div>
        ) : null}
      </section>
    </>
  );
}

/** The status line after a removal, with an undo button. */
export function UndoLine() {
  return <p className={`wrap ${styles.undo}`} role="status" data-status="" />;
}

type EmptyShortlistProps = {
  lead: string;
  action: { label: string; href: string };
  /** True for the visitor's own list. It stays hidden until the script has read local storage. */
  isOwn: boolean;
  /** What can be saved. */
  children?: ReactNode;
};

export function EmptyShortlist({ lead, action, isOwn, children }: EmptyShortlistProps) {
  return (
    <section className={isOwn ? `${styles.page} ${styles.nothing}` : styles.page} data-nothing="">
      <Sky lead={lead} heading={shortlistMessages().heading(0)} />
      <div className="wrap">{children}</div>
      <p className="sr" role="status" data-keep-status="" />
      <div className={`wrap ${styles.ask} ${styles.way}`}>
        <Button href={action.href} isSolid>
          {action.label}
          <Icon name="arrowRight" />
        </Button>
      </div>
    </section>
  );
}

type SkyProps = { lead: string; heading: string; children?: ReactNode };

function Sky({ lead, heading, children }: SkyProps) {
  return (
    <div className={`wrap ${styles.sky}`}>
      <div className={styles.top}>
        <p className={`lead ${styles.lead}`} data-lead="">
          {lead}
        </p>
        {children}
      </div>
      <p className="label muted">{shortlistMessages().headTitle}</p>
      <h1 className={styles.heading} tabIndex={-1} data-heading="">
        {heading}
      </h1>
      <span className={styles.sunrise} aria-hidden="true">
        <span className={styles.sun} />
      </span>
    </div>
  );
}
