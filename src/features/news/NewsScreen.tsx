import { actions } from 'astro:actions';
import { AdminIcon } from '../../admin/controls/AdminIcon.tsx';
import { AdminScreen } from '../../admin/frame/AdminScreen.tsx';
import { lazyForm } from '../../admin/forms/late-form.tsx';
import type { Column } from '../../admin/frame/screen.ts';
import { RecordTitle } from '../../admin/lists/table/RecordTitle.tsx';
import type { Member } from '../../model/rights.ts';
import { textOfRichText } from '../../lib/html/rich-text.ts';
import { mediumDate } from '../../lib/time/dates.ts';
import { heroImage } from '../../lib/media/hero-media.ts';
import { adviceOfMany } from '../media/describe/bulk-advice.ts';
import { officeToday } from '../../site/office-today.ts';
import { paths } from '../../site/paths.ts';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import { recordNotes } from '../notes/record-notes.tsx';
import { recordLanguages } from '../translations/editor/record-languages.tsx';
import { isUpcoming, newsNoun, type NewsItem, type NewsRow } from './news.ts';
import styles from './NewsScreen.module.css';
import { mediumFields } from './news-media-choice.ts';
import { newsAdvice } from './news-advice.ts';

const NewsForm = lazyForm(async () => (await import('./NewsForm.tsx')).NewsForm);

const columns: Column<NewsItem>[] = [
  { title: 'Title', cell: (item) => <Title item={item} />, sortBy: ({ title }) => title },
  { title: 'Category', cell: ({ category }) => category, sortBy: ({ category }) => category },
  { title: 'Media', cell: (item) => <Medium item={item} />, sortBy: mediumName },
  {
    title: 'Published',
    kind: 'date',
    cell: (item) => <Published item={item} />,
    sortBy: ({ publishedAt }) => publishedAt,
  },
];

const findAdvice = adviceOfMany<NewsItem>(newsAdvice, (item) => ({
  ...item,
  ...mediumFields(item),
}));

export function NewsScreen({ member }: { member: Member }) {
  return (
    <AdminScreen
      member={member}
      noun={newsNoun}
      actions={actions.news}
      undo={actions.activity.undo}
      emptyHint="Published items appear on the news page, newest first."
      columns={columns}
      languages={recordLanguages()}
      notes={recordNotes}
      getSearchTexts={searchTexts}
      publicAddress={publicAddress}
      findAdvice={findAdvice}
      Form={NewsForm}
    />
  );
}

/** An item has no page before its day. */
function publicAddress(item: NewsRow) {
  return isUpcoming(item, officeToday()) ? paths.news : paths.newsItem(item.slug);
}

function searchTexts(item: NewsItem) {
  return [
    item.title,
    item.slug,
    item.category,
    textOfRichText(item.content),
    mediumDate(item.publishedAt),
  ];
}

function Title({ item }: { item: NewsItem }) {
  const image = heroImage(item.media);
  return (
    <div className={styles.item}>
      <span className={styles.thumbnail}>
        {image ? (
          <ResponsiveImage
            image={{ ...image, alt: '' }}
            slot={[{ width: '84px', aspect: 4 / 3 }]}
          />
        ) : (
          item.media.kind !== 'image' && <AdminIcon name="film" />
        )}
      </span>
      <b>
        <RecordTitle>{item.title}</RecordTitle>
      </b>
    </div>
  );
}

/** The day of publication, preceded by “From” if it is in the future. */
function Published({ item }: { item: NewsItem }) {
  return (
    <span className={styles.day}>
      {isUpcoming(item, officeToday()) ? 'From ' : null}
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
