import { frameMessages } from '../../messages/frame.ts';
import { pageMessages } from '../../messages/pages.ts';
import { textOfRichText } from '../../lib/html/rich-text.ts';
import { longDate } from '../../lib/time/dates.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import { paths } from '../../site/paths.ts';
import { RichText } from '../../ui/RichText.tsx';
import { NewsLinks } from './NewsLinks.tsx';
import { newsAnchor, type NewsItem } from './news.ts';
import { NewsMedium } from './NewsMedium.tsx';
import styles from './NewsTimeline.module.css';

/** The news along a line, newest first: words on one side of it, images on the other. */
export function NewsTimeline({ items }: { items: NewsItem[] }) {
  if (items.length === 0) {
    return (
      <section className="section wrap" aria-label={frameMessages().news}>
        <p className="lead">{pageMessages().news.none}</p>
      </section>
    );
  }
  return (
    <section aria-label={frameMessages().news}>
      <ol className={`wrap grid ${styles.timeline}`}>
        {items.map((item, index) => (
          <Item key={item.id} item={item} slot={slots[index] ?? slotInThree} />
        ))}
      </ol>
    </section>
  );
}

function Item({ item, slot }: { item: NewsItem; slot: Slot }) {
  return (
    <li className={styles.item} id={newsAnchor(item)}>
      <div className={styles.words}>
        <time className="muted" dateTime={item.publishedAt}>
          {longDate(item.publishedAt)}
        </time>
        <h2 className={styles.title}>
          <a href={paths.newsItem(item.slug)}>{item.title}</a>
        </h2>
        <div className={styles.text}>
          <RichText html={item.content} under={2} className={styles.content} />
          <div className={styles.link}>
            <NewsLinks project={item.project} hasPartner={namesPartner(item)} />
          </div>
        </div>
      </div>
      <div className={styles.medium}>
        <NewsMedium item={item} slot={slot} isUnveiled />
      </div>
    </li>
  );
}

function namesPartner({ project, title, content }: NewsItem) {
  if (!project?.partner) return false;
  const text = `${title} ${textOfRichText(content)}`.replaceAll('\u00A0', ' ');
  return text.includes(project.partner.name);
}

const onPhone = { width: '86vw', height: '14.5rem' };

/** The first two have a row of their own. */
const slots: Slot[] = [
  [{ from: '56rem', width: '59vw', height: 'max(22.2vw, 16rem)' }, onPhone],
  [{ from: '56rem', width: '38vw', height: 'max(22.2vw, 16rem)' }, onPhone],
];
const slotInThree: Slot = [
  { from: '56rem', width: '29.6vw', height: 'max(19.17vw, 12rem)' },
  onPhone,
];
