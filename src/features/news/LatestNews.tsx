import { heroImage } from '../../lib/media/hero-media.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import { longDate } from '../../lib/time/dates.ts';
import { paths } from '../../site/paths.ts';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import styles from './LatestNews.module.css';
import type { NewsItem } from './news.ts';

const slot: Slot = [
  { from: '56rem', width: '29.6vw', aspect: 3 / 2 },
  { width: '93vw', aspect: 3 / 2 },
];

/** Up to three items side by side, in place of one that is not there. */
export function LatestNews({ items }: { items: NewsItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </ul>
  );
}

function Item({ item: { slug, title, publishedAt, media } }: { item: NewsItem }) {
  const image = heroImage(media);
  return (
    <li>
      <a className={styles.item} href={paths.newsItem(slug)}>
        <span className={`well ${styles.well}`}>
          {image ? (
            <ResponsiveImage image={{ ...image, alt: '' }} slot={slot} className="photo" />
          ) : null}
        </span>
        <time className="muted" dateTime={publishedAt}>
          {longDate(publishedAt)}
        </time>{' '}
        <span className={styles.title}>{title}</span>
      </a>
    </li>
  );
}
