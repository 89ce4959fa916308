import { actions } from 'astro:actions';
import { AdminIcon } from '../../admin/AdminIcon.tsx';
import { AdminProvider } from '../../admin/AdminProvider.tsx';
import { AdminScreen } from '../../admin/AdminScreen.tsx';
import type { Column } from '../../admin/screen.ts';
import { RecordTitle } from '../../admin/lists/RecordTitle.tsx';
import { mediumDate, todayIn } from '../../lib/dates.ts';
import { heroPicture } from '../../lib/hero-media.ts';
import { facts } from '../../site/facts.ts';
import { Picture } from '../../ui/Picture.tsx';
import { isUpcoming, newsErrors, type NewsItem } from './news.ts';
import { NewsForm } from './NewsForm.tsx';
import styles from './NewsScreen.module.css';

const words = {
  title: 'News',
  add: 'Add News',
  one: 'news item',
  many: 'news',
  emptyHint: 'Add the first item, and it stands on the news page at once.',
};

const columns: Column<NewsItem>[] = [
  { title: 'Title', cell: (item) => <Title item={item} />, sortBy: ({ title }) => title },
  { title: 'Category', cell: ({ category }) => category, sortBy: ({ category }) => category },
  { title: 'Media', cell: (item) => <Medium item={item} />, sortBy: mediumName },
  {
    title: 'Published',
    cell: (item) => <Published item={item} />,
    sortBy: ({ publishedAt }) => publishedAt,
  },
];

// One by one, since Astro's own object has an action under every name: also one to move what has no order.
const { list, save, remove, restore, history, deleted } = actions.news;
const newsActions = { list, save, remove, restore, history, deleted };

/** `email` is of who is signed in. */
export function NewsScreen({ email }: { email: string }) {
  return (
    <AdminProvider email={email}>
      <AdminScreen
        words={words}
        actions={newsActions}
        errors={newsErrors}
        nameOf={({ title }) => title}
        columns={columns}
        searchOf={searchTexts}
        Form={NewsForm}
      />
    </AdminProvider>
  );
}

function searchTexts(item: NewsItem) {
  return [item.title, item.category, item.content, mediumDate(item.publishedAt)];
}

function Title({ item }: { item: NewsItem }) {
  const picture = heroPicture(item.media);
  return (
    <div className={styles.item}>
      <span className={styles.thumbnail}>
        {picture && (
          <Picture image={{ ...picture, alt: '' }} slot={[{ width: '84px', aspect: 4 / 3 }]} />
        )}
      </span>
      <b className={styles.title}>
        <RecordTitle>{item.title}</RecordTitle>
      </b>
    </div>
  );
}

/** Of an item that is not public yet, from when on it will be. */
function Published({ item }: { item: NewsItem }) {
  return (
    <span className={styles.day}>
      {isUpcoming(item, todayIn(facts.timeZone)) ? 'From ' : null}
      <time dateTime={item.publishedAt}>{mediumDate(item.publishedAt)}</time>
    </span>
  );
}

function Medium({ item }: { item: NewsItem }) {
  const name = mediumName(item);
  if (name === 'None') return <span className="muted">{name}</span>;
  return (
    <span className={styles.medium}>
      <AdminIcon name={name === 'Video' ? 'film' : 'image'} />
      <span className="sr">{name}</span>
    </span>
  );
}

function mediumName({ media }: NewsItem) {
  if (media.kind !== 'image') return 'Video';
  return media.image ? 'Image' : 'None';
}
