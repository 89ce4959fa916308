import { pageMessages } from '../../messages/pages.ts';
import { mediumDate } from '../../lib/time/dates.ts';
import { frameMessages } from '../../messages/frame.ts';
import { pageQuery } from '../../lib/web/page-numbers.ts';
import { paths } from '../../site/paths.ts';
import { Steps } from '../../ui/Steps.tsx';
import styles from './EarlierNews.module.css';
import { newsAnchor, type NewsPage } from './news.ts';

/** The way to the other pages. On the first page each earlier item has a line with its anchor. */
export function EarlierNews({ earlier, page, last }: Omit<NewsPage, 'items'>) {
  if (last === 1) return null;
  const messages = pageMessages().news;
  return (
    <>
      <Steps
        label={messages.pages}
        className="wrap"
        count={`${page} / ${last}`}
        called={frameMessages().pages}
        previous={page > 1 ? pageUrl(page - 1) : undefined}
        next={page < last ? pageUrl(page + 1) : undefined}
      />
      {earlier.length === 0 ? null : (
        <section className={`section wrap ${styles.earlier}`} aria-labelledby="earlier-news">
          <h2 className="title" id="earlier-news">
            {messages.earlier}
          </h2>
          <ul className={styles.list} data-earlier="">
            {earlier.map((item) => (
              <li key={item.id} id={newsAnchor(item)}>
                <a href={`${pageUrl(item.page)}#${newsAnchor(item)}`}>
                  <time dateTime={item.publishedAt}>{mediumDate(item.publishedAt)}</time>
                  {item.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function pageUrl(page: number) {
  return paths.news + pageQuery(page);
}
