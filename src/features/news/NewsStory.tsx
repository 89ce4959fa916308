import { filledBy } from '../../lib/html/field-marks.ts';
import { heroImage } from '../../lib/media/hero-media.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import { longDate } from '../../lib/time/dates.ts';
import { frameMessages } from '../../messages/frame.ts';
import { paths } from '../../site/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { categoryName } from './category-name.ts';
import type { NewsItem, NewsStory as Story } from './news.ts';
import { NewsLinks } from './NewsLinks.tsx';
import { NewsMedium } from './NewsMedium.tsx';
import styles from './NewsStory.module.css';

/** One of these fields provides the medium. */
const medium = 'imageUrl videoUrl youtubeUrl videoType medium';

const slot: Slot = [
  { from: '56rem', width: '54vw', aspect: 3 / 2 },
  { width: '93vw', aspect: 3 / 2 },
];

/** The page of a news item, with links to the items beside it in the timeline. */
export function NewsStory({ item, textMedia, newer, older }: Story) {
  return (
    <>
      <article className={`wrap ${styles.story}`}>
        <p className={styles.back}>
          <TextLink href={paths.news} isBare>
            <Icon name="arrowLeft" /> {frameMessages().backToNews}
          </TextLink>
        </p>
        <div className="grid">
          <header className={styles.heading}>
            <p className="muted">
              <span {...filledBy('category')}>{categoryName(item.category)}</span>
              <br />
              <time dateTime={item.publishedAt} {...filledBy('publishedAt')}>
                {longDate(item.publishedAt)}
              </time>
            </p>
            <h1 className={`display ${styles.title}`} {...filledBy('title')}>
              {item.title}
            </h1>
          </header>
          <div className={styles.body} {...filledBy(medium)}>
            <NewsMedium item={item} slot={slot} />
            <RichText html={item.content} under={1} media={textMedia} {...filledBy('content')} />
            <div className={styles.links} {...filledBy('projectId')}>
              <NewsLinks project={item.project} hasPartner />
            </div>
          </div>
        </div>
      </article>
      {newer || older ? (
        <nav className={`wrap grid ${styles.others}`} aria-label={frameMessages().otherNews}>
          {newer && <OtherItem item={newer} label={frameMessages().newerNews} rel="prev" />}
          {older && <OtherItem item={older} label={frameMessages().olderNews} rel="next" />}
        </nav>
      ) : null}
    </>
  );
}

const smallSlot: Slot = [
  { from: '40rem', width: '16vw', aspect: 3 / 2 },
  { width: '36vw', aspect: 3 / 2 },
];

type OtherItemProps = { item: NewsItem; label: string; rel: 'prev' | 'next' };

function OtherItem({ item, label, rel }: OtherItemProps) {
  const { slug, title, publishedAt, media } = item;
  const image = heroImage(media);
  return (
    <a className={`${styles.other} ${styles[rel] ?? ''}`} href={paths.newsItem(slug)} rel={rel}>
      <span className={styles.words}>
        <span className="label">{label}</span>
        <span className={styles.otherTitle}>{title}</span>
        <time className="muted" dateTime={publishedAt}>
          {longDate(publishedAt)}
        </time>
      </span>
      {image ? (
        <span className={`well ${styles.otherImage}`}>
          <ResponsiveImage image={{ ...image, alt: '' }} slot={smallSlot} className="photo" />
        </span>
      ) : null}
    </a>
  );
}
