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
import linkStyles from '../../ui/TextLink.module.css';

type ShortlistProps = {
  /** Empty for the visitor's own list, which the script fills from local storage. */
  projects: readonly Project[];
  lead: string;
  /** The origin of the site, for the link that can be shared. */
  origin: string;
  isOwn?: boolean;
};

/** A shortlist: the count, the projects and the actions on them. */
export function Shortlist({ projects, lead, origin, isOwn = false }: ShortlistProps) {
  const slugs = projects.map(({ slug }) => slug);
  const messages = shortlistMessages();
  const { making, notices } = projectMessages().brochure;
  const canCompare = isOwn || slugs.length > 1;
  const comparison = paths.shortlist + comparisonQuery(slugs);
  return (
    <>
      <section className={styles.page}>
        <Sky
          lead={lead}
          heading={(isOwn ? messages.heading : messages.headingOfSent)(slugs.length)}
        >
          <div className={styles.links}>
            {isOwn ? null : (
              <button className={linkStyles.link} type="button" data-keep-all="" hidden>
                {messages.saveAll(2)}
              </button>
            )}
            {canCompare ? (
              <TextLink href={comparison} data-compare="">
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
      {isOwn ? null : <IncomingList />}
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
          {canCompare ? (
            <Button href={comparison} isNatural data-compare="">
              {messages.compare}
            </Button>
          ) : null}
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
        <div className={styles.share}>
          <label className={styles.label} id="shortlist-link-label" htmlFor="shortlist-link">
            {messages.link}
          </label>
          <input
            className={styles.input}
            id="shortlist-link"
            readOnly
            value={origin + paths.shortlist + shortlistQuery(slugs)}
          />
          <Button isNatural data-copy="" aria-describedby="shortlist-link-label" hidden>
            {messages.copy}
          </Button>
          <p className="small muted">{messages.linkNote}</p>
        </div>
      </section>
    </>
  );
}

/** Offers to keep a list that someone sent. Shown by script. */
function IncomingList() {
  const messages = shortlistMessages();
  return (
    <section
      className={`wrap ${styles.incoming}`}
      data-incoming=""
      aria-label={messages.incoming}
      hidden
    >
      <p className="lead" data-said="" />
      <div className={styles.ask}>
        <Button isSolid isNatural data-keep-all="">
          {messages.saveAll(2)}
        </Button>
        <Button isNatural data-only-look="">
          {messages.viewOnly}
        </Button>
      </div>
    </section>
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
