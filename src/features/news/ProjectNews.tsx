import { longDate } from '../../lib/time/dates.ts';
import { frameMessages } from '../../messages/frame.ts';
import { paths } from '../../site/paths.ts';
import type { NewsLink } from './news.ts';
import styles from './ProjectNews.module.css';

/** The newest items that speak of a project. Renders nothing without any. */
export function ProjectNews({ items }: { items: NewsLink[] }) {
  if (items.length === 0) return null;
  return (
    <section className={`wrap grid ${styles.news}`} id="news" aria-labelledby="news-heading">
      <h2 className={`display display--2 ${styles.heading}`} id="news-heading">
        {frameMessages().news}
      </h2>
      <ul className={styles.list}>
        {items.map(({ slug, title, publishedAt }) => (
          <li key={slug}>
            <a className={styles.item} href={paths.newsItem(slug)}>
              <time className="muted" dateTime={publishedAt}>
                {longDate(publishedAt)}
              </time>{' '}
              <span className={styles.title}>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
