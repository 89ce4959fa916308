import { frameMessages } from '../../messages/frame.ts';
import { pageMessages } from '../../messages/pages.ts';
import { longDate } from '../../lib/time/dates.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import { paragraphs } from '../../lib/text/paragraphs.ts';
import { paths } from '../../site/paths.ts';
import { newsAnchor, type NewsItem } from './news.ts';
import { NewsMedium } from './NewsMedium.tsx';
import styles from './NewsTimeline.module.css';

/** The news along a line, newest first, on alternating sides. */
export function NewsTimeline({ items }: { items: NewsItem[] }) {
  if (items.length === 0) {
    return (
      <section className="section wrap" aria-label={frameMessages().news}>
        <p className="lead">{pageMessages().news.none}</p>
      </section>
    );
  }
  return (
    <section className="wrap" aria-label={frameMessages().news}>
      <ol className={styles.timeline}>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ol>
    </section>
  );
}

function Item({ item }: { item: NewsItem }) {
  return (
    <li className={styles.item} id={newsAnchor(item)}>
      <div className={styles.heading}>
        <time className="muted" dateTime={item.publishedAt}>
          {longDate(item.publishedAt)}
        </time>
        <h2 className={styles.title}>
          <a href={paths.newsItem(item.slug)}>{item.title}</a>
        </h2>
      </div>
      <div className={styles.body}>
        <NewsMedium item={item} slot={slot} isUnveiled />
        <div className="prose muted">
          {paragraphs(item.content).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </div>
    </li>
  );
}

const slot: Slot = [
  { from: '56rem', width: '42.5vw', aspect: 3 / 2, zoom: 1.12 },
  { width: '86vw', aspect: 3 / 2, zoom: 1.12 },
];
