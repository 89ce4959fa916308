import { longDate } from '../../lib/time/dates.ts';
import type { HeroMedia } from '../../lib/media/hero-media.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import { filledBy } from '../../lib/html/field-marks.ts';
import { paragraphs } from '../../lib/text/paragraphs.ts';
import { Video } from '../../ui/media/Video.tsx';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import { VideoEmbed } from '../../ui/media/VideoEmbed.tsx';
import { newsAnchor, type NewsItem } from './news.ts';
import styles from './NewsTimeline.module.css';

/** The news along a line, newest first, on alternating sides. */
export function NewsTimeline({ items }: { items: NewsItem[] }) {
  if (items.length === 0) {
    return (
      <section className="section wrap" aria-label="News">
        <p className="lead">No news yet.</p>
      </section>
    );
  }
  return (
    <section className="wrap" aria-label="News">
      <ol className={styles.timeline}>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ol>
    </section>
  );
}

/** One of these fields provides the medium. */
const medium = 'imageUrl videoUrl youtubeUrl videoType medium';

function Item({ item }: { item: NewsItem }) {
  const anchor = newsAnchor(item);
  return (
    <li className={styles.item} id={anchor}>
      <div className={styles.heading}>
        <time className="muted" dateTime={item.publishedAt} {...filledBy('publishedAt', item.id)}>
          {longDate(item.publishedAt)}
        </time>
        <h2 className={styles.title} {...filledBy('title', item.id)}>
          <a href={`#${anchor}`}>{item.title}</a>
        </h2>
      </div>
      <div className={styles.body} {...filledBy(medium, item.id)}>
        <Medium media={item.media} title={item.title} />
        <div className="prose muted" {...filledBy('content', item.id)}>
          {paragraphs(item.content).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </div>
    </li>
  );
}

function Medium({ media, title }: { media: HeroMedia; title: string }) {
  if (media.kind === 'film') {
    return (
      <div className={`well unveil ${styles.well}`}>
        <Video film={media.film} title={title} slot={slot} />
      </div>
    );
  }
  if (media.kind === 'embed') {
    return (
      <div className={`well unveil ${styles.well}`}>
        <VideoEmbed video={media.video} title={title} />
      </div>
    );
  }
  if (!media.image) return null;
  return (
    <div className={`well unveil ${styles.well}`}>
      <ResponsiveImage image={media.image} slot={slot} className="photo" />
    </div>
  );
}

const slot: Slot = [
  { from: '56rem', width: '42.5vw', aspect: 3 / 2, zoom: 1.12 },
  { width: '86vw', aspect: 3 / 2, zoom: 1.12 },
];
