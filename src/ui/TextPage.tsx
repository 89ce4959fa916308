import type { ReactNode } from 'react';
import { filledBy } from '../lib/html/field-marks.ts';
import { projectMessages } from '../messages/projects.ts';
import styles from './TextPage.module.css';

export type TextPart = {
  id: string;
  heading: string;
  /** The fields of the editor's form that fill it, for `filledBy`. */
  field?: string;
  children: ReactNode;
};

type TextPageProps = { title: string; lead: ReactNode; parts: readonly TextPart[] };

/** A page to read, with a list of its headings: beside the text, on narrow screens closed above it. */
export function TextPage({ title, lead, parts }: TextPageProps) {
  const headed = parts.filter(({ heading }) => heading !== '');
  const { onThisPage } = projectMessages().project;
  return (
    <article className={`wrap grid ${styles.page}`}>
      <h1 className={`display ${styles.title}`} {...filledBy('content.hero.title')}>
        {title}
      </h1>
      {headed.length > 1 ? (
        <nav className={styles.contents} aria-label={onThisPage}>
          <details>
            <summary>{onThisPage}</summary>
            <ol>
              {headed.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
      ) : null}
      <div className={styles.text}>
        {lead}
        {parts.map(({ id, heading, field, children }) => (
          <section key={id} id={id} className={styles.part} {...(field && filledBy(field))}>
            {heading ? <h2 className="title">{heading}</h2> : null}
            {children}
          </section>
        ))}
      </div>
    </article>
  );
}
